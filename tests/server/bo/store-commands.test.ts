import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { FoundPlace } from '#server/adapters/places/places.ts'
import { findSettings, settingsJournal } from '#server/settings/site-settings.ts'
import { commandLine } from '#tests/server/fixtures/command-line.ts'
import { openProvider } from '#tests/server/fixtures/provider.ts'

const opened = await openProvider()
const oliviers: FoundPlace = {
  label: '12 Chemin des Oliviers, 06250 Mougins',
  lat: 43.6031,
  lng: 6.99634,
  postcode: '06250',
  city: 'Mougins',
  hasNumber: true,
  approximate: false,
  holds: 'always',
}
const known: Readonly<Record<string, FoundPlace>> = {
  '12 ch des oliviers mougins': oliviers,
  Mougins: { ...oliviers, label: '06250 Mougins', hasNumber: false, approximate: true },
  '4 allée Neuve, Mougins': { ...oliviers, label: '4 allée Neuve, 06250 Mougins', holds: 'now' },
}
const places = { ...opened.world.places, resolve: async (text: string) => known[text] ?? null }
const provider = { ...opened, world: { ...opened.world, places } }
const bo = commandLine(provider)
const stores = async () => (await findSettings(provider.world.db)).stores
const add = (...words: string[]) => bo('reglages', 'depot', 'add', ...words)
const negoce = ['negoce-modele', 'Négoce Modèle', '12 ch des oliviers mougins', 'Du lundi au samedi 7h-18h'] as const

describe('A partner store, at the command line', () => {
  it('is added with its address as it was found, listed, written down, and removed', async () => {
    const line =
      'negoce-modele : Négoce Modèle, 12 Chemin des Oliviers, 06250 Mougins ; Du lundi au samedi 7h-18h ; chauffeur : Quai 2, à gauche'
    expect((await add(...negoce, 'Quai 2,', 'à gauche')).lines).toEqual([
      `Dépôt ajouté : ${line}. Chaque serveur le sait dans la seconde.`,
    ])
    expect((await bo('reglages')).lines.slice(-2)).toEqual(['Dépôts partenaires :', `  ${line}`])
    expect(await stores()).toEqual([
      {
        slug: 'negoce-modele',
        name: 'Négoce Modèle',
        address: { label: oliviers.label, lat: oliviers.lat, lng: oliviers.lng },
        hours: 'Du lundi au samedi 7h-18h',
        note: 'Quai 2, à gauche',
      },
    ])
    const journal = await settingsJournal(provider.world.db, 10)
    expect(journal.map(({ by, before, after }) => [by, before.stores.length, after.stores.length])).toEqual([
      ['essai', 0, 1],
    ])
    expect((await bo('reglages', 'depot', 'retirer', 'negoce-modele')).lines).toEqual([`Dépôt retiré : ${line}.`])
    expect(await stores()).toEqual([])
  })

  it.each([
    [['negoce-modele', 'Négoce Modèle', 'rue Nulle-Part', '7h-18h'], '« rue Nulle-Part » est introuvable'],
    [['negoce-modele', 'Négoce Modèle', 'Mougins', '7h-18h'], '« Mougins » est introuvable, ou pas assez précise'],
    [['negoce-modele', 'Négoce Modèle', '4 allée Neuve, Mougins', '7h-18h'], 'pas assez précise'],
    [['Négoce', 'Négoce Modèle', 'Mougins', '7h-18h'], 'Un nom court s’écrit en minuscules, chiffres et tirets.'],
    [['a'.repeat(41), 'Négoce Modèle', 'Mougins', '7h-18h'], 'Un nom court a 40 signes au plus.'],
    [['negoce-modele', ' ', 'Mougins', '7h-18h'], 'Il manque le nom du dépôt.'],
    [['negoce-modele', 'Négoce Modèle'], 'Il manque l’adresse du dépôt.'],
    [['negoce-modele', 'Négoce Modèle', 'Mougins'], 'Il manque les horaires du dépôt.'],
    [['negoce-modele', 'Négoce\u001B[1A', 'Mougins', '7h-18h'], 'Un caractère invisible s’est glissé dans ce texte'],
    [
      ['negoce-modele', 'N'.repeat(80), `${'r'.repeat(150)} Mougins`, '7h'],
      'Le nom et l’adresse du dépôt ont 200 signes au plus.',
    ],
  ])('is refused, and nothing is written: %j', async (words, sentence) => {
    const { ok, lines } = await add(...words)
    expect([ok, lines.join('\n'), await stores()]).toEqual([false, expect.stringContaining(sentence), []])
  })

  it('has a short name of its own', async () => {
    await add(...negoce)
    const { ok, lines } = await add(...negoce)
    expect([ok, lines[0], (await stores()).length]).toEqual([false, 'Un autre dépôt a déjà ce nom court.', 1])
    await bo('reglages', 'depot', 'retirer', 'negoce-modele')
  })

  it('that is not there is not removed, and what else might be meant is asked', async () => {
    expect(await bo('reglages', 'depot', 'retirer', 'ferme')).toEqual({
      ok: false,
      lines: ['Aucun dépôt n’a ce nom court : vois la liste.'],
    })
    expect((await bo('reglages', 'depot')).lines[0]).toBe('Un dépôt : add ou retirer ?')
  })
})

describe('The poster of a store, at the command line', () => {
  it('is written to a new file, for this user alone', async () => {
    await add(...negoce)
    const file = join(provider.folder, 'affiche.pdf')
    expect((await bo('affiche', 'negoce-modele', file)).lines).toEqual([
      `${file} est écrit. Son carré mène à https://colibat.example/depuis/negoce-modele.`,
    ])
    expect((await readFile(file, 'latin1')).slice(0, 5)).toBe('%PDF-')
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect(await bo('affiche', 'negoce-modele', file)).toEqual({ ok: false, lines: [`${file} existe déjà.`] })
    await bo('reglages', 'depot', 'retirer', 'negoce-modele')
  })

  it('is none without a store or a file', async () => {
    const file = join(provider.folder, 'rien.pdf')
    expect((await bo('affiche', 'ferme', file)).lines).toEqual(['On ne connaît pas ce dépôt.'])
    expect((await bo('affiche', 'ferme', 'rien.png')).lines[0]).toBe('Il manque le fichier à écrire, en .pdf.')
    await expect(stat(file)).rejects.toThrow('ENOENT')
  })
})
