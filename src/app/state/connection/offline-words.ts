import type { Lack } from './connection.ts'

/** What stands between the page and its server, and when it ends: 'Hors ligne', 'dès que le réseau revient'. */
export const offlineWords: Readonly<Record<Lack, { readonly now: string; readonly back: string }>> = {
  network: { now: 'Hors ligne', back: 'dès que le réseau revient' },
  answer: { now: 'Le serveur ne répond pas', back: 'dès que le serveur répond' },
}
