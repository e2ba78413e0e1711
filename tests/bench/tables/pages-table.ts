import type { Loaded } from '#tests/bench/loaded-bytes.ts'
import type { Visit } from '#tests/bench/slow-visit.ts'

export interface Measures {
  readonly documents: readonly { readonly path: string; readonly bytes: number }[]
  /** By address; 'floor' is the home page without a script. */
  readonly pages: Readonly<Record<string, Visit>>
  readonly home: Loaded
  readonly contact: Loaded
  readonly order: Loaded
  /** Script that /commande needs before its form can be used, bytes. */
  readonly orderFirst: number
  /** The sheet of a supplier's screens, and that of the team's, bytes. */
  readonly styles: number
  readonly teamStyles: number
  readonly peer: { readonly script: number; readonly stylesheet: number } | null
}

export function pagesTable({
  documents,
  pages,
  home,
  contact,
  order,
  orderFirst,
  styles,
  teamStyles,
  peer,
}: Measures): string {
  const [ours, floor] = [pages['/'] as Visit, pages['floor'] as Visit]
  const slow = Object.entries(pages).filter(([name]) => name !== 'floor')
  const worst = (what: keyof Visit) => Math.max(...slow.map(([, visit]) => visit[what]))
  const peerScript = peer ? kilobytes(peer.script) : 'not installable here'
  const peerStyles = peer ? kilobytes(peer.stylesheet) : 'not installable here'
  const share = (bytes: number, of: number | undefined) => (of === undefined ? '–' : (bytes / of).toFixed(2))
  const rows = [
    ...documents.map(({ path, bytes }) => [
      `Document \`${path}\`: headers and body`,
      `${bytes} B`,
      '14,600 B (TCP window)',
      '–',
      share(bytes, 14_600),
      '≤ 13,000 B',
      bytes <= 13_000,
    ]),
    [
      '`/` LCP, cold',
      ms(ours.lcp),
      `${ms(floor.lcp)} (no script)`,
      '–',
      (ours.lcp / floor.lcp).toFixed(2),
      '≤ 1.05 × floor',
      ours.lcp <= 1.05 * floor.lcp,
    ],
    ['TBT, worst public page', ms(worst('tbt')), ms(floor.tbt), '–', '–', '≤ 30 ms', worst('tbt') <= 30],
    ['CLS, worst public page', worst('cls').toFixed(4), floor.cls.toFixed(4), '–', '–', '0', worst('cls') === 0],
    [
      'Script, `/`, until somebody touches its estimate',
      `${home.script} B`,
      '0',
      peerScript,
      share(home.script, peer?.script),
      '≤ 500 B',
      home.script <= 500,
    ],
    ['Script, `/contact`', kilobytes(contact.script), '0', peerScript, share(contact.script, peer?.script), '–', true],
    [
      'Script, `/commande`, before its form can be used',
      kilobytes(orderFirst),
      '–',
      peerScript,
      share(orderFirst, peer?.script),
      '≤ 100 KB',
      orderFirst <= 100_000,
    ],
    [
      'Script, `/commande`, once all has gone quiet',
      kilobytes(order.script),
      '–',
      peerScript,
      share(order.script, peer?.script),
      '–',
      true,
    ],
    [
      'Styles, all screens of a supplier',
      kilobytes(styles),
      '–',
      peerStyles,
      share(styles, peer?.stylesheet),
      '≤ 14 KB',
      styles <= 14_000,
    ],
    ['Styles, the team’s room, besides', kilobytes(teamStyles), '–', '–', '–', '–', true],
    ['Fonts, `/`', kilobytes(home.font), '–', '–', '–', '≤ 25 KB', home.font <= 25_000],
  ]
  const lines = rows.map((row) => `| ${row.slice(0, -1).join(' | ')} | ${row.at(-1) ? 'yes' : '**no**'} |`)
  return `| What | Ours | Floor | Peer | Ratio | Goal | Met |
|---|---|---|---|---|---|---|
${lines.join('\n')}

LCP / TBT of each page: ${slow.map(([path, { lcp, tbt }]) => `\`${path}\` ${ms(lcp)} / ${ms(tbt)}`).join(', ')}.`
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`
}

function ms(value: number): string {
  return `${Math.round(value)} ms`
}
