import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, describe, expect, it } from 'vitest'
import { createS3Files } from '#server/adapters/files/s3-files.ts'
import { call } from '#tests/server/fixtures/call.ts'
import { uploadSlip, readyOrder } from '#tests/server/fixtures/order.ts'
import { openProvider } from '#tests/server/fixtures/provider.ts'
import { openS3 } from '#tests/server/fixtures/s3-store.ts'
import { pdf, slipForm } from '#tests/server/fixtures/slip-files.ts'
import { newSupplier } from '#tests/server/fixtures/supplier.ts'

const s3 = await openS3('colibat')
const account = s3('colibat')
const error = (code: string) => `<?xml version="1.0"?><Error><Code>${code}</Code><Message>no</Message></Error>`

/** A store that does as it is told. */
async function storeThat(listener: RequestListener, timeoutMs = 15_000) {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return createS3Files({ account: { ...account, url: `http://127.0.0.1:${port}` }, fetch, timeoutMs })
}

describe('An S3 store that fails', () => {
  it.each<[string, RequestListener, RegExp, number?]>([
    ['is silent', () => {}, /timeout/i, 150],
    [
      'begins an answer and never ends it',
      (_, reply) => void reply.writeHead(200, { 'Content-Length': '100' }).write('half'),
      /timeout/i,
      150,
    ],
    ['cuts the connection', (request) => request.socket.destroy(), /fetch failed/],
    ['answers 500', (_, reply) => void reply.writeHead(500).end(error('InternalError')), /500 InternalError/],
    ['answers 503', (_, reply) => void reply.writeHead(503).end(error('SlowDown')), /503 SlowDown/],
    ['refuses the key', (_, reply) => void reply.writeHead(403).end(error('AccessDenied')), /403 AccessDenied/],
    ['has no such bucket', (_, reply) => void reply.writeHead(404).end(error('NoSuchBucket')), /404 NoSuchBucket/],
    [
      'sends elsewhere',
      (_, reply) => void reply.writeHead(307, { Location: 'http://127.0.0.1:9/' }).end(),
      /fetch failed|redirect/,
    ],
  ])('is no store without that file: it %s', async (_, listener, words, timeoutMs) => {
    const files = await storeThat(listener, timeoutMs)
    const asked = [
      files.read('slips/a.pdf'),
      files.save('slips/a.pdf', pdf),
      files.remove('slips/a.pdf'),
      listed(files),
    ]
    for (const each of await Promise.allSettled(asked)) {
      expect(each).toMatchObject({
        status: 'rejected',
        reason: { name: 'FilesUnavailable', message: expect.stringMatching(words) },
      })
      expect(JSON.stringify(each)).not.toContain(account.secret)
    }
  })

  it('really refuses a wrong secret, and a bucket that is not there', async () => {
    const wrong = createS3Files({ account: { ...account, secret: 'guessed' }, fetch })
    const nowhere = createS3Files({ account: { ...account, bucket: 'elsewhere' }, fetch })
    await expect(wrong.read('slips/a.pdf')).rejects.toThrow('403 SignatureDoesNotMatch')
    await expect(nowhere.read('slips/a.pdf')).rejects.toThrow('404 NoSuchBucket')
    await expect(nowhere.save('slips/a.pdf', pdf)).rejects.toThrow('404 NoSuchBucket')
  })

  it('is told in French, to be asked again, and leaves no row behind; orders go on', async () => {
    const provider = await openProvider()
    const supplier = await newSupplier(provider)
    const order = await readyOrder(provider, supplier)
    const silent = await openProvider({ beside: provider, world: { files: await storeThat(() => {}, 150) } })
    const { status, refusal, headers } = await call(silent, 'uploadSlip', {
      token: supplier.token,
      body: slipForm(pdf),
    })
    expect([status, refusal.message, headers.get('retry-after')]).toEqual([
      503,
      'Le stockage des fichiers ne répond pas. Réessaie dans un instant.',
      '30',
    ])
    expect(await provider.world.db.selectFrom('slips').select('path').execute()).toEqual([{ path: order.slipPath }])
    expect(silent.takeLog()).toContainEqual(expect.objectContaining({ level: 'error', message: 'unexpected error' }))
    expect((await silent.app.request('/readyz')).status).toBe(200)
    expect(await uploadSlip(provider, supplier)).toMatch(/^slips\//)
  })
})

async function listed(files: Awaited<ReturnType<typeof storeThat>>): Promise<void> {
  for await (const _ of files.list('slips'));
}
