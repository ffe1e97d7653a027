/** Files that an evening can be saved as. */
export const EXPORTS = ['csv', 'csv-excel', 'xlsx', 'notice', 'events'] as const;
export type ExportKind = (typeof EXPORTS)[number];
