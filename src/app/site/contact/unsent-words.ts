import type { WaitingMessage } from '#adapters/store/mail-store.ts'
import { savedMoment } from '#adapters/store/saved-moment.ts'
import { thisDevice } from '#adapters/device/this-device.ts'
import type { Lack } from '#state/connection/connection.ts'
import { offlineWords } from '#state/connection/offline-words.ts'
import type { OutboxItem } from '#state/outbox/outbox.ts'
import { isPutOff, notTakenYet } from '#state/outbox/waiting-words.ts'

/** What is said of a message that waits: what becomes of it, which one it is, and what its author may count on. */
export function unsentWords(
  { entry, phase, isKept, wasTried }: OutboxItem<WaitingMessage>,
  lacks: Lack | null,
  isReadable: boolean,
) {
  const words = isReadable ? ownWords(entry) : `Écrit ici sans compte, ${savedMoment(entry.at, new Date())}.`
  if (phase === 'sending') return { head: 'Ton message part…', words, promise: null }
  if (phase === 'refused') return { head: 'Ton message n’a pas pu être envoyé.', words, promise: entry.refusal }
  const head = isPutOff([{ phase, wasTried }], lacks) ? `${notTakenYet}.` : `Ton message partira ${when(lacks)}.`
  return {
    head,
    words,
    promise:
      isKept === false
        ? 'Garde cette page ouverte\u00A0: ce navigateur ne garde rien.'
        : `Il est gardé sur ${thisDevice()}. Page fermée, il partira à ta prochaine visite.`,
  }
}

function when(lacks: Lack | null): string {
  return lacks === 'answer'
    ? 'dès que le serveur répond'
    : lacks === 'network'
      ? offlineWords.network.back
      : 'dans un instant'
}

/** « Livrez-vous à Monaco ? », de 14:02, avec plan.pdf. */
function ownWords({ at, message, file }: WaitingMessage): string {
  const line = message.replaceAll(/\s+/g, ' ').trim()
  const opening = line.length > longest ? `${line.slice(0, longest).trimEnd()}…` : line
  return `Celui ${savedMoment(at, new Date())}${file ? `, avec ${file.name}` : ''}\u00A0: «\u00A0${opening}\u00A0»`
}

const longest = 80
