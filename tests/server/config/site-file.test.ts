import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { exampleSiren } from '#content/company.ts'
import { readSite } from '#server/config/site-file.ts'
import { compileCache } from '#tests/setup/compile-cache.ts'

const example = JSON.parse(readFileSync('site.example.json', 'utf8')) as { seller: object }
const folder = mkdtempSync(join(tmpdir(), 'colibat-site-'))
afterAll(() => rmSync(folder, { recursive: true }))

function written(content: unknown): string {
  const path = join(folder, 'site.json')
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
  return path
}

describe('the site file', () => {
  it('has an example, whose seller is nobody', () => {
    const { seller, faq, company } = readSite('site.example.json')
    expect(seller?.siren).toBe(exampleSiren)
    expect(company).toMatchObject({ brand: 'Exemple Livraison', mediator: { name: 'Médiateur d’exemple' } })
    // Its spaces are bound as those of our own sentences.
    expect(faq).toEqual([
      {
        id: 'question-1',
        question: 'À quoi sert ce fichier\u202F?',
        answer: 'C’est un exemple\u00A0: mets-y tes mots, et nomme-le par SITE_FILE.',
      },
    ])
  })

  it('says at least whom one reaches, and nothing of what it leaves out', () => {
    const least = { brand: 'Exemple', email: 'a@exemple.example', phone: '+33 1 99 00 12 34' }
    expect(readSite(written(least))).toEqual({ company: { ...least, phone: '01 99 00 12 34' } })
  })

  it.each<readonly [string, unknown, readonly string[]]>([
    ['nobody to reach', {}, ['brand : manque', 'email : manque', 'phone : manque']],
    ['a key that nobody reads', { ...example, couleur: 'bleu' }, ['couleur : n’est pas une clé d’ici']],
    ['a name that no letter can bear', { ...example, brand: 'A <b>' }, ['brand : au plus 40 caractères']],
    ['an empty text', { ...example, zone: ' ' }, ['zone : un texte, qui dit quelque chose']],
    ['a link by http', { ...example, legal: { terms: 'http://a.example' } }, ['legal.terms : une adresse https://']],
    ['half a seller', { ...example, seller: { name: 'A' } }, Array.from({ length: 6 }, () => 'manque')],
    [
      'a SIREN that is none',
      { ...example, seller: { ...example.seller, siren: '123456789' } },
      ['seller.siren : les neuf chiffres d’un SIREN'],
    ],
    ['a picture that is not there', { ...example, logo: 'logo.svg' }, ['logo : aucun fichier ']],
    ['a text where a list stands', { ...example, team: 'nous' }, ['team : une liste']],
  ])('is not read with %s, and says where', (_, content, faults) => {
    const path = written(content)
    const said = (() => {
      try {
        return JSON.stringify(readSite(path))
      } catch (error) {
        return String((error as Error).message)
      }
    })()
    const [head, ...lines] = said.split('\n')
    expect(head).toBe(`Site illisible (${path}) :`)
    expect(lines).toEqual(faults.map((fault) => expect.stringContaining(fault)))
  })

  it('is JSON, and there', () => {
    expect(() => readSite(written('{'))).toThrow(/^Site illisible \(.*\) : SyntaxError/)
    expect(() => readSite(join(folder, 'none.json'))).toThrow(/^Site illisible \(.*\) : Error: ENOENT/)
  })
})

describe('a server with a site file', () => {
  /** Of a server that must not start: what it says, and how it ends. */
  const refusal = (settings: NodeJS.ProcessEnv) => {
    const env = { PATH: process.env['PATH'], DATA_DIR: join(folder, 'data'), NODE_COMPILE_CACHE: compileCache }
    const { status, stderr } = spawnSync(process.execPath, ['src/server/main.ts'], {
      env: { ...env, APP_DIR: folder, ...settings },
      encoding: 'utf8',
    })
    return { status, said: stderr.trim() }
  }

  it('does not start on a bad one', () => {
    expect(refusal({ SITE_FILE: written({ ...example, phone: '12' }) })).toEqual({
      status: 1,
      said: `Site illisible (${join(folder, 'site.json')}) :\n  phone : un numéro français de dix chiffres`,
    })
  })

  it('does not sell by https as the example that it was copied from; under a SIREN of its own only the cards lack', () => {
    const https = { PUBLIC_URL: 'https://exemple-livraison.example' }
    const { said } = refusal({ ...https, SITE_FILE: 'site.example.json' })
    expect(said).toContain(`PUBLIC_URL : en https, le vendeur ne peut pas être la société d’exemple`)
    const seller = { ...example.seller, siren: '123456782' }
    const own = refusal({ ...https, SITE_FILE: written({ ...example, seller }) })
    expect(own.said).toMatch(/^Configuration invalide :\n {2}STRIPE_SECRET_KEY : [^\n]+$/)
  })
})
