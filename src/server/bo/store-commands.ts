import * as v from 'valibot'
import { storeLabel, storeSchema, storesSchema, type Store } from '#contract/settings/stores.ts'
import { HttpError } from '#server/log/http-error.ts'
import { changeSetting, findSettings } from '#server/settings/site-settings.ts'
import { drawPoster } from '#server/stores/draw-poster.ts'
import { foundStore } from '#server/stores/partner-stores.ts'
import { posterFacts } from '#server/stores/store-poster.ts'
import { Misused, type Act, type Command, type CommandWorld } from './command.ts'
import { writeNew } from './write-new.ts'

/** Partner stores, as managers set them. */
export const storeActs: Readonly<Record<string, Act>> = {
  async depot([action, ...words], world) {
    if (action === 'add') return await addStore(words, world)
    if (action === 'retirer') return await removeStore(words[0] ?? '', world)
    throw new Misused('Un dépôt : add ou retirer ?')
  },
}

/** A line for each; none: nothing. */
export function storeWords(stores: readonly Store[]): string[] {
  if (stores.length === 0) return []
  return ['Dépôts partenaires :', ...stores.map((store) => `  ${wordsOf(store)}`)]
}

/** `npm run bo -- affiche SLUG FICHIER.pdf` */
export const affiche: Command = {
  async run([slug = '', file], world) {
    if (file === undefined || !file.endsWith('.pdf')) throw new Misused('Il manque le fichier à écrire, en .pdf.')
    const stores = async () => (await findSettings(world.db)).stores
    const facts = posterFacts(await foundStore({ stores }, slug), world)
    await writeNew(file, await drawPoster(facts))
    return [`${file} est écrit. Son carré mène à ${facts.link}.`]
  },
}

/** Its address is looked up here, once and for all: what is not found, or a commune alone, is refused. */
async function addStore(
  [slug, name, address = '', hours, ...note]: readonly string[],
  { db, now, by, places }: CommandWorld,
): Promise<string[]> {
  const typed = { slug, name, hours, note: note.join(' ') }
  const checked = (label: string, point = { lat: 0, lng: 0 }) =>
    refusing(v.safeParse(storeSchema, { ...typed, address: { label, ...point } }))
  // What else is wrong with it is said before anybody is asked.
  checked(address)
  const found = await places.resolve(address, { network: 'bo' })
  if (found === null || found.holds !== 'always' || (found.approximate && !found.hasNumber))
    throw new HttpError(
      422,
      `« ${address} » est introuvable, ou pas assez précise : écris le numéro, la rue, le code postal et la ville.`,
    )
  const store = checked(found.label, { lat: found.lat, lng: found.lng })
  await changeSetting(db, 'stores', (before) => refusing(v.safeParse(storesSchema, [...before, store])), {
    by,
    at: now(),
  })
  return [`Dépôt ajouté : ${wordsOf(store)}. Chaque serveur le sait dans la seconde.`]
}

async function removeStore(slug: string, { db, now, by }: CommandWorld): Promise<string[]> {
  const without = (stores: readonly Store[]) => {
    const kept = stores.filter((each) => each.slug !== slug)
    if (kept.length === stores.length) throw new HttpError(404, 'Aucun dépôt n’a ce nom court : vois la liste.')
    return kept
  }
  const before = await changeSetting(db, 'stores', without, { by, at: now() })
  return before.filter((each) => each.slug === slug).map((each) => `Dépôt retiré : ${wordsOf(each)}.`)
}

/** What a schema says is wrong is the command's sentence. */
function refusing<Read>(read: v.SafeParseResult<v.GenericSchema<unknown, Read>>): Read {
  if (!read.success) throw new Misused(read.issues[0].message)
  return read.output
}

/** 'negoce-modele : Négoce Modèle, 12 rue de l’Exemple, 06130 Grasse ; du lundi au samedi 7h-18h ; chauffeur : quai 2' */
function wordsOf(store: Store): string {
  const { slug, hours, note } = store
  return [`${slug} : ${storeLabel(store)}`, hours, note && `chauffeur : ${note}`].filter(Boolean).join(' ; ')
}
