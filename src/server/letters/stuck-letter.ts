import { staffScreens } from '#contract/addresses.ts'
import type { Mailbox } from '#server/adapters/mail/mailbox.ts'
import { teamLetter, type Letter } from './letter.ts'

/** What the server cannot get done by itself. */
export type Trouble = keyof typeof words

/** The letter that tells the team of it, once a day. */
export function stuckLetter(
  trouble: Trouble,
  count: number,
  { staff, publicUrl, day }: { readonly staff: Mailbox; readonly publicUrl: string | null; readonly day: string },
): Letter {
  const { title, text: state } = words[trouble](count)
  return teamLetter(
    title,
    [
      { kind: 'text', text: state },
      ...(publicUrl === null
        ? [{ kind: 'text', text: 'À voir dans « État du service », côté équipe.' } as const]
        : [{ kind: 'link', label: 'Voir l’état du service', href: publicUrl + staffScreens.staffState } as const]),
      { kind: 'text', text: 'Cet e-mail part une fois par jour tant que cela dure.' },
    ],
    { staff, userId: null, onceKey: `stuck-${trouble}-${day}` },
  )
}

const words = {
  letters: (count: number) => ({
    title: count > 1 ? `${count} messages n’ont pas pu partir` : 'Un message n’a pas pu partir',
    text: 'Après plusieurs essais, le serveur a renoncé à envoyer des e-mails ou des SMS : adresse fausse, le plus souvent, ou serveur d’envoi qui refuse.',
  }),
  invoices: (count: number) => ({
    title: count > 1 ? `${count} factures n’ont pas pu être émises` : 'Une facture n’a pas pu être émise',
    text: 'Des commandes payées et livrées attendent leur facture depuis plus d’une minute. Le journal du serveur dit pourquoi (« delivery not invoiced »).',
  }),
  charges: (count: number) => ({
    title: count > 1 ? `${count} débits ne correspondent à aucun paiement` : 'Un débit ne correspond à aucun paiement',
    text: 'Une carte a été débitée d’un autre montant que celui de la commande, ou par un autre paiement : la commande reste impayée. À faire : regarder ce paiement dans le service de paiement, et le rembourser là.',
  }),
}
