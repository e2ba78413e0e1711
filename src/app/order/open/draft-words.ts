import type { ThisDevice } from '#adapters/device/this-device.ts'
import type { Saving, Trouble } from '../model/saving.ts'

/** What the draft line says, and how: never more than what is stored. */
export interface DraftWords {
  readonly tone: 'quiet' | 'ok' | 'warn'
  readonly text: string
}

/** `('kept', null, true, 'ce téléphone')` → 'Brouillon enregistré sur ce téléphone'. */
export function draftWords(
  status: Saving['status'],
  trouble: Trouble | null,
  online: boolean,
  device: ThisDevice,
): DraftWords {
  const why = `${reasons(device)[trouble ?? 'refused']}${trouble === 'full' ? wayOn : ''}`
  switch (status) {
    case 'none':
      return { tone: 'quiet', text: 'Nouvelle commande' }
    case 'writing':
      return { tone: 'quiet', text: 'Enregistrement du brouillon…' }
    case 'kept':
      return { tone: 'ok', text: online ? `Brouillon enregistré sur ${device}` : 'Hors ligne : tout est gardé' }
    case 'failed':
      return { tone: 'warn', text: `Brouillon non enregistré : ${why}` }
    case 'slip-failed':
      return { tone: 'warn', text: `Brouillon enregistré sans le bordereau : ${why}` }
  }
}

/** The form has it all the same. */
const wayOn = '. Envoie ta demande sans quitter cette page, ou fais de la place.'

function reasons(device: ThisDevice): Record<Trouble, string> {
  return {
    full: `plus de place sur ${device}`,
    refused: 'le navigateur refuse de le garder (navigation privée ?)',
    damaged: 'celui qui était gardé est abîmé',
  }
}
