/** How many tests ended how. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** The parts of Vitest's JSON report that are counted. */
export interface UnitReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
}

/** A part of Playwright's report on a file; a skipped test says why in an annotation. */
interface FlowSuite {
  readonly suites?: readonly FlowSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly tests: readonly {
      readonly status: string;
      readonly annotations: readonly { readonly type: string; readonly description?: string }[];
    }[];
  }[];
}

/** The parts of Playwright's JSON report that are counted; a flaky test has failed at least once. */
export interface FlowReport extends FlowSuite {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
}

export const unitCounts = (report: UnitReport): Counts => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests,
  skipped: report.numPendingTests + report.numTodoTests,
});

export const flowCounts = ({ stats }: FlowReport): Counts => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky,
  skipped: stats.skipped,
});

/** What was skipped among the flows, and why, one per line. */
export function whySkipped({ suites = [], specs = [] }: FlowSuite): readonly string[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'skipped')
      .map(({ annotations }) => {
        const why = annotations.find(({ type, description }) => type === 'skip' && description !== undefined);
        return `skipped: ${title}: ${why?.description ?? 'no reason given'}`;
      }),
  );
  return [...own, ...suites.flatMap(whySkipped)];
}

/**
 * One runner's counts. A run that failed without a failed test (a file that does not load, no report at all) counts as
 * one failure, so that nothing broken can look green.
 */
export function ranCounts(exitCode: number, counts: Counts | undefined): Counts {
  const known = counts ?? { passed: 0, failed: 0, skipped: 0 };
  const broken = known.failed === 0 && (exitCode !== 0 || known.passed === 0);
  return broken ? { ...known, failed: 1 } : known;
}

export const sumOf = (all: readonly Counts[]): Counts =>
  all.reduce((sum, one) => ({
    passed: sum.passed + one.passed,
    failed: sum.failed + one.failed,
    skipped: sum.skipped + one.skipped,
  }));

/** The line that CI reads. */
export function lastLine({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
