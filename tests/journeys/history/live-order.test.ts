import { execFile } from 'node:child_process'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newPhone } from '#tests/setup/browser.ts'
import { start as startGeoplateforme } from '#tests/stand-ins/geoplateforme.ts'
import { startProvider, type Provider } from '#tests/journeys/provider.ts'
import { fillOrder, pay, register, signIn, submitOrder } from '#tests/journeys/supplier.ts'

let services: Awaited<ReturnType<typeof startGeoplateforme>>
let provider: Provider
let proxy: Server
let site: string

// A proxy stands before the server and cuts every stream after two seconds.
beforeAll(async () => {
  services = await startGeoplateforme()
  provider = await startProvider('sqlite', services.url, '')
  proxy = createServer((incoming, outgoing) => {
    const { method, headers, url = '' } = incoming
    const passed = request(provider.url + url, { method, headers }, (reply) => {
      outgoing.writeHead(reply.statusCode ?? 502, reply.headers)
      reply.on('error', () => outgoing.destroy()).pipe(outgoing)
      if (url.endsWith('/fo/events')) setTimeout(() => outgoing.destroy(), 2000)
    })
    passed.on('error', () => outgoing.destroy())
    outgoing.on('close', () => passed.destroy())
    incoming.pipe(passed)
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  site = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
}, 180_000)
afterAll(async () => {
  proxy.closeAllConnections()
  proxy.close()
  await provider.remove()
  await services.stop()
})

describe('An order that moves', () => {
  it('moves on the open history by itself: cut by a proxy, after an absence of the network, and of the server', async () => {
    const { context, page } = await newPhone({ forgive: [/net::ERR_|Failed to load resource|502/] })
    await register(page, site)
    await signIn(page)
    await fillOrder(page)
    await submitOrder(page)
    await pay(page, '4242424242424242')
    await page.waitForURL('**/payment-success')
    await page.goto(`${site}/historique`)
    // The first order of an empty database; the skeleton has orders, too, of other numbers.
    const number = 1
    await page.locator(`main a[href="/historique/${number}"]`).first().waitFor()

    await move(number, 'preparation')
    await page.getByText('En cours de préparation - Payé').first().waitFor()

    await context.setOffline(true)
    await move(number, 'livraison')
    await context.setOffline(false)
    await page.getByText('En cours de livraison - Payé').first().waitFor()

    await provider.kill()
    await move(number, 'livre')
    await provider.restart()
    await page.getByText('Livré - Payé').first().waitFor()
    expect(new URL(page.url()).pathname).toBe('/historique')
  })
})

/** As the team does at the command line: another process than the server. */
async function move(order: number, step: string): Promise<void> {
  const env = { PATH: process.env['PATH'], DATA_DIR: provider.folder }
  await promisify(execFile)(process.execPath, ['src/server/bo/bo.ts', 'status', String(order), step], { env })
}
