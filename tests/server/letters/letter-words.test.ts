import { describe, expect, it } from 'vitest'
import { fileNameForPeople } from '#server/http/files.ts'
import { mailbox, readMailbox } from '#server/adapters/mail/mailbox.ts'
import { renderLetter } from '#server/letters/render-letter.ts'

describe('a mailbox', () => {
  it.each([
    'a@b.fr\r\nBcc: c@d.fr',
    'a@b.fr\n',
    'a@b.fr,c@d.fr',
    'a@b.fr;c@d.fr',
    '<a@b.fr>',
    'a@b',
    '',
    `${'a'.repeat(250)}@b.fr`,
  ])('has no address such as %j', (address) => {
    expect(() => mailbox('A', address)).toThrow('not an e-mail address')
  })

  it.each([
    ['Élise\r\nBcc: x', 'Élise Bcc: x'],
    ['a\u0000b\u202Ec\u2028d', 'a b c d'],
    ['  Élise   Martin ', 'Élise Martin'],
    ['x'.repeat(300), 'x'.repeat(100)],
  ])('holds its name on one line: %j', (name, kept) => {
    expect(mailbox(name, 'a@b.fr').name).toBe(kept)
  })

  it.each([
    ['a@b.fr', { name: '', address: 'a@b.fr' }],
    ['Colibat <a@b.fr>', { name: 'Colibat', address: 'a@b.fr' }],
    ['"Colibat, livraisons" <a@b.fr>', { name: 'Colibat, livraisons', address: 'a@b.fr' }],
    ['Colibat a@b.fr', null],
    ['a@b.fr, c@d.fr', null],
    ['a@b.fr\nBcc: c@d.fr', null],
  ])('is read from the settings: %j', (text, read) => {
    expect(readMailbox(text)).toEqual(read)
  })
})

describe('the name of a file', () => {
  it.each([
    ['bon n°7.pdf', 'bon n°7.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\moi\\plan.dwg', 'plan.dwg'],
    ['a\r\nContent-Type: text/html.pdf', 'html.pdf'],
    ['\u202Efdp.exe', 'fdp.exe'],
    [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(116)}.pdf`],
    ['..', ''],
    ['', ''],
  ])('is made harmless: %j', (name, kept) => {
    expect(fileNameForPeople(name)).toBe(kept)
  })
})

describe('a letter in words', () => {
  const hostile = '<img src=x onerror=alert(1)>&"\''
  const { text, html } = renderLetter(hostile, [
    { kind: 'text', text: hostile },
    { kind: 'facts', rows: [[hostile, hostile]] },
    { kind: 'route', pickup: hostile, delivery: hostile },
    { kind: 'total', label: hostile, value: hostile },
    { kind: 'quote', text: `un\r\ndeux\n${hostile}` },
    { kind: 'link', label: hostile, href: 'https://colibat.example/?a=1&b="2"' },
  ])

  it('has no line of its own making in what somebody typed', () => {
    const forged = 'Dupont\n\nTotal TTC : 0,00 €\u2028RIB : FR76\u001B[1A'
    const letter = renderLetter('Commande', [
      { kind: 'facts', rows: [['Destinataire', forged]] },
      { kind: 'route', pickup: forged, delivery: forged },
      { kind: 'quote', text: forged },
    ])
    expect(letter.text.split('\n').filter((line) => /^(?:Total|RIB)/.test(line))).toEqual([])
    expect(letter.text).toContain('Destinataire : Dupont Total TTC : 0,00 € RIB : FR76[1A\n')
    expect(letter.text).toContain('> Dupont\n> \n> Total TTC : 0,00 €\n> RIB : FR76[1A')
    expect(letter.text + letter.html).not.toContain('\u001B')
  })

  it('says the same in plain text', () => {
    expect(text).toContain(`> un\n> deux\n> ${hostile}`)
    expect(text).toContain('https://colibat.example/?a=1&b="2"')
  })

  it('takes nothing for markup', () => {
    expect(html).not.toContain('<img')
    expect(html.match(/&lt;img src=x onerror=alert\(1\)&gt;&amp;&quot;&#39;/g)).toHaveLength(11)
    expect(html).toContain('href="https://colibat.example/?a=1&amp;b=&quot;2&quot;"')
  })

  it('begins no line with a mark that French sets off by a space, and has rows that follow each other in one list', () => {
    const letter = renderLetter('Reçue', [
      { kind: 'text', text: 'On s’en occupe ; touche « Suivre » : c’est tout !' },
      { kind: 'facts', rows: [['Poids', '151-300 kg']] },
      { kind: 'figures', rows: [['TVA', '5,98 €']] },
    ])
    expect(letter.html).toContain('On s’en occupe\u202F; touche «\u00A0Suivre\u00A0»\u00A0: c’est tout\u202F!')
    expect(letter.html).toContain('>5,98\u00A0€<')
    expect(letter.html).toContain('>151-300 kg<')
    expect(letter.text).toContain('TVA : 5,98 €')
    expect(letter.html.match(/<dl/g)).toHaveLength(1)
  })

  it('parts no town from its code and no « e-mail », and puts a label above what has no room beside it', () => {
    const letter = renderLetter('Livrée', [
      { kind: 'enclosed', text: 'La facture est jointe à cet e-mail.' },
      { kind: 'facts', rows: [['Destinataire', 'Ali Petit']] },
      { kind: 'route', pickup: '12 rue des Lilas, 06250 Mougins', delivery: '1 rue Un, 06000 Nice' },
    ])
    expect(letter.html).toContain('à cet e\u2011mail.')
    expect(letter.text).toContain('à cet e-mail.')
    expect(letter.html).toContain('06250\u00A0Mougins')
    expect(letter.html).toContain('06000\u00A0Nice')
    expect(letter.html).toMatch(/flex-wrap:wrap[^>]*><dt[^>]*>Destinataire<\/dt><dd[^>]*>Ali Petit<\/dd>/)
    expect(letter.html).not.toMatch(/<t[hd][^>]*width:9em/)
  })

  it('is French, small, and asks nobody for anything', () => {
    expect(html).toContain('<html lang="fr">')
    expect(html.length).toBeLessThan(6000)
    expect(html).not.toMatch(/<(?:script|link|img|iframe)|url\(|@import/)
  })
})
