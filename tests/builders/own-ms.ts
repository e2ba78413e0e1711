/** What something took of this thread, milliseconds: not of other threads, nor of the machine, which may be busy. */
export async function ownMs<T>(task: () => Promise<T>): Promise<readonly [T, number]> {
  const before = process.threadCpuUsage()
  const result = await task()
  const { user, system } = process.threadCpuUsage(before)
  return [result, (user + system) / 1000]
}
