/** The phases of a deal, in order (tuebingen §3). */
export type PhaseId = 'lay' | 'tout-query' | 'tout-offer' | 'raus' | 'call' | 'stecken' | 'cut' | 'tricks' | 'claims';

export const LAY = 'lay';
export const TOUT_QUERY = 'tout-query';
export const TOUT_OFFER = 'tout-offer';
export const RAUS_ROUND = 'raus';
export const CALL_ROUND = 'call';
export const STECKEN = 'stecken';
export const CUT = 'cut';
export const CLAIMS = 'claims';
