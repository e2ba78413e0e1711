import type { Mailbox } from '#server/adapters/mail/mailbox.ts'
import { sizeWords, type DiskRoom } from '#server/storage/disk-room.ts'
import { teamLetter, type Letter } from './letter.ts'

/** In bytes. */
interface Room {
  readonly free: number
  readonly keptFree: number
}

/** The letter that tells the team of a disk that fills, or that has stopped the orders; each once a day. */
export function diskLetter(
  room: Exclude<DiskRoom, 'enough'>,
  { free, keptFree }: Room,
  staff: Mailbox,
  now: Date,
): Letter {
  const [left, kept] = [sizeWords(free), sizeWords(keptFree)]
  const { title, state } = {
    low: {
      title: `Le disque du serveur se remplit : ${left} libres`,
      state: `Il reste ${left} là où sont les bordereaux et les photos. À moins de ${kept}, le serveur ne prend plus ni bordereau ni pièce jointe : plus personne ne pourra commander.`,
    },
    kept: {
      title: `Le disque du serveur est plein : plus de commandes`,
      state: `Il reste ${left} là où sont les bordereaux et les photos, moins que ${kept}, gardés pour les factures et les photos : le serveur refuse les bordereaux et les pièces jointes. Personne ne peut commander.`,
    },
  }[room]
  return teamLetter(
    title,
    [
      { kind: 'text', text: state },
      {
        kind: 'text',
        text: 'À faire : libérer de la place (anciens journaux, copies de sauvegarde), agrandir le disque, ou confier les fichiers à un stockage S3 (npm run bo -- files copy). Le serveur le voit de lui-même.',
      },
      { kind: 'text', text: 'Cet e-mail part une fois par jour tant que la place manque.' },
    ],
    { staff, userId: null, onceKey: `disk-${room}-${now.toISOString().slice(0, 10)}` },
  )
}
