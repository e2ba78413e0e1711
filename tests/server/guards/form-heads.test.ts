import { describe, expect, it } from 'vitest'
import { hasShortHeads, formBoundary } from '#server/guards/form-parts.ts'

const parsed = (body: string) => hasShortHeads(new TextEncoder().encode(body), 'x')
const part = (head = '', value = '') => `--x\r\nContent-Disposition: form-data; name="a"${head}\r\n\r\n${value}\r\n`

describe('a form that somebody sends', () => {
  it('is parsed when a browser made it', async () => {
    const form = new FormData()
    form.append('nom', 'Élise')
    form.append('fichier', new File(['%PDF'.repeat(10_000)], `${'é'.repeat(200)}.pdf`, { type: 'application/pdf' }))
    const response = new Response(form)
    expect(
      hasShortHeads(
        new Uint8Array(await response.arrayBuffer()),
        formBoundary(response.headers.get('content-type') ?? '') ?? '',
      ),
    ).toBe(true)
    expect(parsed(`${part()}--x--\r\n`)).toBe(true)
  })

  it.each([
    ['a head of 600,000 parameters', part('; a="b"'.repeat(600_000))],
    ['a head of 700,000 lines', part(`\r\nX-A: b${'\r\nX-A: b'.repeat(700_000)}`)],
    ['a long head behind a short one', `${part()}${part('; a="b"'.repeat(1000))}`],
    ['a head without an end', '--x\r\nContent-Disposition: form-data; name="a"'],
  ])('is refused before it is parsed, which would take a second of everybody’s thread: %s', (_, body) => {
    expect(parsed(`${body}--x--\r\n`)).toBe(false)
  })
})
