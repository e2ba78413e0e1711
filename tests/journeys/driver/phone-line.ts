import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import type { BrowserContext } from 'playwright-core'
import type { Provider } from '#tests/journeys/provider.ts'

/** The line between one phone and the provider, at an address of its own. */
export interface PhoneLine {
  readonly url: string
  /** The phone knows that it has no network. */
  cut(phone: BrowserContext): Promise<void>
  comeBack(phone: BrowserContext): Promise<void>
  close(): void
}

/** A browser that is told to be offline still lets through what leaves while a page of it opens: this line does not. */
export async function layPhoneLine(provider: Provider): Promise<PhoneLine> {
  const open = new Set<Socket>()
  let isCut = false
  const server = createServer((phone) => {
    if (isCut) return void phone.destroy()
    const there = connect(Number(new URL(provider.url).port), '127.0.0.1')
    for (const [one, other] of [
      [phone, there],
      [there, phone],
    ] as const) {
      open.add(one)
      one.on('error', () => one.destroy()).on('close', () => void (open.delete(one) && other.destroy()))
      one.pipe(other)
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const hangUp = () => open.forEach((each) => each.destroy())
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async cut(phone) {
      await phone.setOffline(true)
      isCut = true
      hangUp()
    },
    async comeBack(phone) {
      isCut = false
      await phone.setOffline(false)
    },
    close() {
      server.close()
      hangUp()
    },
  }
}
