/** The phases of a deal, in order (bavarian §3 to §6). */
export type PhaseId = 'auction' | 'announce' | 'exchange' | 'trump' | 'kontra' | 'tricks';
