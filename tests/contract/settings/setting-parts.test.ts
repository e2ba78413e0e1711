import { describe, expect, it } from 'vitest'
import { changeSubject, changeWords, settingsChanged } from '#contract/settings/change-words.ts'
import { changesBetween, partsOf, settingOf, settingsOf } from '#contract/settings/setting-parts.ts'
import { unsetSettings, type SiteSettingsValues } from '#contract/settings/site-settings.ts'

const store = {
  slug: 'negoce-modele',
  name: 'Négoce Modèle',
  address: { label: '12 rue de l’Exemple, 06130 Grasse', lat: 43.66, lng: 6.92 },
  hours: '7 h à 12 h',
  note: '',
}

const set: SiteSettingsValues = {
  closings: [{ from: '2026-12-28', to: '2027-01-02', reason: 'Inventaire' }],
  holidays: ['monaco'],
  zone: { pickup: ['06'], delivery: ['06', '83'], mostMinutes: 90 },
  capacity: [{ weekday: 1, halfDay: 'AM', orders: 12, kg: 2400 }],
  stores: [store],
}

const plain = (lines: readonly string[]) => lines.map((line) => line.replaceAll(/[\u00A0\u202F]/g, ' '))
const subjects = (before: SiteSettingsValues, after: SiteSettingsValues) =>
  plain(changesBetween(partsOf(before), partsOf(after)).map(changeSubject))

describe('The parts of the settings', () => {
  it('are the settings again, put together', () => {
    expect(settingsOf(partsOf(set))).toEqual(set)
    expect(settingsOf(partsOf(unsetSettings))).toEqual(unsetSettings)
  })

  it('name the setting that each belongs to', () => {
    expect([...partsOf(set).keys()].map((name) => `${name}: ${settingOf(name)}`)).toEqual([
      'closings 2026-12-28 2027-01-02: closings',
      'holidays monaco: holidays',
      'pickup 06: zone',
      'delivery 06: zone',
      'delivery 83: zone',
      'road: zone',
      'capacity 1 AM: capacity',
      'stores negoce-modele: stores',
    ])
  })

  it('are none of a half-day without a figure', () => {
    const capacity = [{ weekday: 2, halfDay: 'PM', orders: null, kg: null }] as const
    expect(partsOf({ ...unsetSettings, capacity: [...capacity] }).size).toBe(0)
  })
})

describe('A change of the settings, in words', () => {
  it('says what came', () => {
    expect(plain(settingsChanged(unsetSettings, set))).toEqual([
      'Fermeture du 28 décembre 2026 au 2 janvier 2027 : Inventaire',
      'Fériés de Monaco ajoutés',
      'Retrait : 06 ajouté',
      'Livraison : 06 ajouté',
      'Livraison : 83 ajouté',
      'Route la plus longue : sans limite → 90 min',
      'Lundi matin : sans limite → 12 commandes, 2 400 kg',
      'Négoce Modèle ajouté',
    ])
  })

  it('says what went', () => {
    expect(plain(settingsChanged(set, unsetSettings))).toEqual([
      'Réouverture du 28 décembre 2026 au 2 janvier 2027 : Inventaire',
      'Fériés de Monaco retirés',
      'Retrait : 06 retiré',
      'Livraison : 06 retiré',
      'Livraison : 83 retiré',
      'Route la plus longue : 90 min → sans limite',
      'Lundi matin : 12 commandes, 2 400 kg → sans limite',
      'Négoce Modèle retiré',
    ])
  })

  it('says what took the place of what', () => {
    const after: SiteSettingsValues = {
      ...set,
      closings: [{ from: '2026-12-28', to: '2027-01-02', reason: 'Congés' }],
      capacity: [{ weekday: 1, halfDay: 'AM', orders: 1, kg: null }],
      stores: [{ ...store, hours: '8 h à 12 h', note: 'Quai 2' }],
    }
    expect(plain(settingsChanged(set, after))).toEqual([
      'Fermeture du 28 décembre 2026 au 2 janvier 2027 : Inventaire → Congés',
      'Lundi matin : 12 commandes, 2 400 kg → 1 commande',
      'Négoce Modèle : horaires 7 h à 12 h → 8 h à 12 h, note sans → Quai 2',
    ])
  })

  it('is named in short beside others', () => {
    expect(subjects(unsetSettings, set)).toEqual([
      'fermeture du 28 déc.',
      'fériés de Monaco',
      'retrait 06',
      'livraison 06',
      'livraison 83',
      'route la plus longue',
      'lundi matin',
      'Négoce Modèle',
    ])
    expect(subjects(set, { ...set, closings: [] })).toEqual(['réouverture du 28 déc.'])
  })

  it('of one day names it once, and a first as one says it', () => {
    const day = { of: 'closings', closing: { from: '2027-02-01', to: '2027-02-01', reason: 'Panne' } } as const
    expect(plain([changeWords({ name: '', before: null, after: day })])).toEqual([
      'Fermeture le 1er février 2027 : Panne',
    ])
  })
})
