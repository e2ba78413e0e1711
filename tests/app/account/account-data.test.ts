import { describe, expect, it } from 'vitest'
import { downloadData, endAccount } from '#app/account/account-data.ts'
import { givenCaller, refusal } from '#tests/builders/given-caller.ts'

const midnight = new Date('2026-11-20T23:30:00Z')

function downloading(answer: Response | Error) {
  const files: File[] = []
  const { call, asked } = givenCaller([answer])
  return { files, asked, end: downloadData({ call, now: () => midnight, saveFile: (file) => void files.push(file) }) }
}

describe('The data of an account', () => {
  it('come as one JSON file, named by the company and the day in Paris', async () => {
    const { end, files, asked } = downloading(Response.json({ profil: { nom: 'Exemple' } }))
    expect(await end).toEqual({ ok: true })
    expect(asked.map(({ method, url }) => [method, url])).toEqual([['GET', '/api/account/export']])
    expect(files.map(({ name, type }) => [name, type])).toEqual([
      ['colibat-mes-donnees-2026-11-21.json', 'application/json'],
    ])
    expect(JSON.parse((await files[0]?.text()) ?? '')).toEqual({ profil: { nom: 'Exemple' } })
  })

  it('are no file when they do not come', async () => {
    const { end, files } = downloading(new TypeError('Failed to fetch'))
    expect(await end).toMatchObject({ ok: false, message: expect.stringContaining('Le serveur ne répond pas') })
    expect(files).toEqual([])
  })
})

describe('The end of an account', () => {
  it('is asked for with the password', async () => {
    const { call, asked } = givenCaller([Response.json({ success: true })])
    expect(await endAccount({ call }, 'Exemple-2026!')).toEqual({ ok: true })
    expect(asked.map(({ url, body }) => [url, JSON.parse(String(body))])).toEqual([
      ['/api/account/delete', { password: 'Exemple-2026!' }],
    ])
  })

  it('is refused in the server’s words while orders are on their way', async () => {
    expect(
      await endAccount(givenCaller([refusal(409, { message: 'Deux commandes sont en route.' })]), 'x'),
    ).toMatchObject({ ok: false, message: 'Deux commandes sont en route.' })
  })
})
