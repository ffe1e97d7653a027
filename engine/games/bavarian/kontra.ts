/** Each doubles once more; said by the defenders and the declarer in turn (bavarian §3.4). */
export const STEPS = ['kontra', 're', 'supp', 'resupp', 'hirsch'] as const;
