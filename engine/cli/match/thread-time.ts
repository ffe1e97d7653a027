/** Processor time of this thread so far, in ms. */
export function threadTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
