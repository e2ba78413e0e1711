import { longDayAndTime } from '#rules/moment/french.ts'
import { takeIntoTeam, takeOutOfTeam } from '#server/account/change-team.ts'
import { HttpError } from '#server/log/http-error.ts'
import { countOrders } from '#server/orders/orders.ts'
import { newestRoleChanges } from '#server/users/role-changes.ts'
import { findUserByEmail, listStaff, type UserRow } from '#server/users/users.ts'
import { Misused, type Command, type CommandWorld } from './command.ts'

export const staff: Command = {
  async run([action, word = '', option], world) {
    if (action === 'list') return await members(world)
    if (action === 'journal') return await journal(world)
    const email = word.trim().toLowerCase()
    if (email === '' || (action !== 'add' && action !== 'remove')) throw new Misused('Il manque l’action ou l’adresse.')
    if (option !== undefined && !(action === 'add' && option === '--yes'))
      throw new Misused(`« ${option} » ne dit rien.`)
    const user = await findUserByEmail(world.db, email)
    if (user === null || user.erased_at !== null)
      throw new HttpError(404, `Aucun compte pour ${email} : la personne en crée un sur le site, puis cette commande.`)
    return action === 'add' ? await add(user, option === '--yes', world) : await remove(user, world)
  },
}

/** Anybody may have registered that address: whose account it is, is looked at first. */
async function add(user: UserRow, isSure: boolean, world: CommandWorld): Promise<string[]> {
  if (user.role === 'staff')
    throw new HttpError(
      409,
      `${user.email} est déjà de l’équipe. Un nouveau mot de passe : « Mot de passe oublié ? », sur le site.`,
    )
  const orders = await countOrders(world.db, user.id)
  const whose = [
    nameOf(user),
    `Compte ouvert ${longDayAndTime(new Date(user.created_at))}, ${orders > 1 ? `${orders} commandes` : orders === 1 ? 'une commande' : 'aucune commande'} ; ` +
      (user.confirmed_at === null
        ? 'son adresse n’est pas confirmée : qui l’a ouvert ?'
        : `son adresse est confirmée depuis ${longDayAndTime(new Date(user.confirmed_at))}.`),
  ]
  if (!isSure) {
    return [
      ...whose,
      `Rien n’est changé. npm run bo -- staff add ${user.email} --yes prend ce compte dans l’équipe : ses sessions et son mot de passe finissent, et un code pour en choisir un autre part à cette adresse.`,
    ]
  }
  await takeIntoTeam(user, world.by, world)
  return [
    ...whose,
    `Ce compte est de l’équipe. Son mot de passe n’ouvre plus rien ; un code, bon dix minutes, part à ${user.email}, et « Mot de passe oublié ? » en donne un autre.`,
  ]
}

async function remove(user: UserRow, world: CommandWorld): Promise<string[]> {
  if (user.role !== 'staff') throw new HttpError(409, `${user.email} n’est pas de l’équipe.`)
  await takeOutOfTeam(user, world.by, world)
  return [`${user.email} n’est plus de l’équipe.`]
}

async function members({ db }: CommandWorld): Promise<string[]> {
  const all = await listStaff(db)
  return all.length === 0 ? ['Personne.'] : all.map(nameOf)
}

async function journal({ db }: CommandWorld): Promise<string[]> {
  const changes = await newestRoleChanges(db, 50)
  if (changes.length === 0) return ['Personne n’est entré dans l’équipe, ni sorti.']
  return changes.map(
    ({ at, user_id: id, email, role, by_name: by }) =>
      `${longDayAndTime(new Date(at))}  ${email} (compte n° ${id}) : ${role === 'staff' ? 'entre dans l’équipe' : 'sort de l’équipe'}, par ${by}`,
  )
}

function nameOf({ id, email, first_name: first, last_name: last }: UserRow): string {
  return `${email}  ${first} ${last} (compte n° ${id})`
}
