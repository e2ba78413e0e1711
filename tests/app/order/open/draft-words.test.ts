import { describe, expect, it } from 'vitest'
import { draftWords } from '#app/order/open/draft-words.ts'

const say = (
  ...[status, trouble = null, online = true, device = 'ce téléphone']: Partial<Parameters<typeof draftWords>>
) => draftWords(status ?? 'none', trouble, online, device)

describe('The draft line', () => {
  it('promises nothing before anything was kept, nor while it is being written', () => {
    expect([say('none').text, say('writing').text]).toEqual(['Nouvelle commande', 'Enregistrement du brouillon…'])
    expect([say('none', null, false).text, say('writing', null, false).text]).toEqual([
      'Nouvelle commande',
      'Enregistrement du brouillon…',
    ])
  })

  it('says where the draft is kept, in the device’s own name', () => {
    expect(say('kept')).toEqual({ tone: 'ok', text: 'Brouillon enregistré sur ce téléphone' })
    expect(say('kept', null, true, 'cet appareil').text).toBe('Brouillon enregistré sur cet appareil')
  })

  it('says offline that everything is kept, only when it is', () => {
    expect(say('kept', null, false).text).toBe('Hors ligne : tout est gardé')
    expect(say('failed', 'full', false).text).not.toContain('gardé')
    expect(say('slip-failed', 'full', false).text).not.toContain('tout est gardé')
  })

  it.each([
    [
      'failed',
      'full',
      'Brouillon non enregistré : plus de place sur ce téléphone. Envoie ta demande sans quitter cette page, ou fais de la place.',
    ],
    ['failed', 'refused', 'Brouillon non enregistré : le navigateur refuse de le garder (navigation privée ?)'],
    [
      'slip-failed',
      'full',
      'Brouillon enregistré sans le bordereau : plus de place sur ce téléphone. Envoie ta demande sans quitter cette page, ou fais de la place.',
    ],
    [
      'slip-failed',
      'refused',
      'Brouillon enregistré sans le bordereau : le navigateur refuse de le garder (navigation privée ?)',
    ],
    ['slip-failed', 'damaged', 'Brouillon enregistré sans le bordereau : celui qui était gardé est abîmé'],
  ] as const)('says what failed and why: %s, %s', (status, trouble, text) => {
    expect(say(status, trouble)).toEqual({ tone: 'warn', text })
  })
})
