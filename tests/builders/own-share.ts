/**
 * What part of the work that something took was this thread's, from 0 to 1: the rest was done beside it. A busy machine
 * slows both alike.
 */
export async function ownShare<T>(task: () => Promise<T>): Promise<readonly [T, number]> {
  const [before, ownBefore] = [process.cpuUsage(), process.threadCpuUsage()]
  const result = await task()
  const [own, all] = [process.threadCpuUsage(ownBefore), process.cpuUsage(before)]
  return [result, (own.user + own.system) / (all.user + all.system)]
}
