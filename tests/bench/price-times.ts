import { setTimeout as pause } from 'node:timers/promises'

/** How many ask at once, and how long each rests after an answer, ms. */
interface Rhythm {
  readonly askers: number
  readonly restMs: number
}

/** Asks a price again and again, as long as nothing holds the server up, until the end; what each took, ms. */
export async function priceTimes(
  price: () => Promise<{ readonly status: number; readonly ms: number }>,
  end: Promise<unknown>,
  { askers, restMs }: Rhythm,
): Promise<number[]> {
  const times: number[] = []
  let isOver = false
  void end.finally(() => (isOver = true))
  const ask = async (): Promise<void> => {
    while (!isOver) {
      const { status, ms } = await price()
      if (status !== 200) throw new Error(`a price answered ${status}`)
      times.push(ms)
      await pause(restMs)
    }
  }
  await Promise.all(Array.from({ length: askers }, ask))
  return times
}
