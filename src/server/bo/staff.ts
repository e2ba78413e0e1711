import { teamRoles, teamRoleWords, type TeamRole } from '#contract/team-roles.ts'
import { longDayAndTime } from '#rules/moment/french.ts'
import { changeTeamRole, resetFactor, takeIntoTeam, takeOutOfTeam } from '#server/account/change-team.ts'
import { haveFactors } from '#server/factor/second-factors.ts'
import { HttpError } from '#server/log/http-error.ts'
import { countOrders } from '#server/orders/orders.ts'
import { newestRoleChanges, roleChangeWords } from '#server/users/role-changes.ts'
import { findUserByEmail, listStaff, type UserRow } from '#server/users/users.ts'
import { Misused, type Command, type CommandWorld } from './command.ts'

export const staff: Command = {
  async run([action = 'list', word = '', ...options], world) {
    if (action === 'list') return await members(world)
    if (action === 'journal') return await journal(world)
    const act = acts[action]
    const email = word.trim().toLowerCase()
    if (email === '' || act === undefined) throw new Misused('Il manque l’action ou l’adresse.')
    const user = await findUserByEmail(world.db, email)
    if (user === null || user.erased_at !== null)
      throw new HttpError(404, `Aucun compte pour ${email} : la personne en crée un sur le site, puis cette commande.`)
    if (action !== 'add' && user.role !== 'staff') throw new HttpError(409, `${user.email} n’est pas de l’équipe.`)
    return await act(user, options, world)
  },
}

type Act = (user: UserRow, options: readonly string[], world: CommandWorld) => Promise<string[]>

const acts: Readonly<Record<string, Act>> = {
  add,
  async remove(user, options, world) {
    nothingMore(options)
    await takeOutOfTeam(user, world.by, world)
    return [`${user.email} n’est plus de l’équipe.`]
  },
  async role(user, [word, ...more], world) {
    nothingMore(more)
    const role = roleIn(word)
    await changeTeamRole(user, role, world.by, world)
    return [`${user.email} est ${teamRoleWords[role]} dans l’équipe ; ses sessions finissent.`]
  },
  async 'reset-factor'(user, options, world) {
    nothingMore(options)
    if (!(await resetFactor(user, world.by, world)))
      throw new HttpError(409, `${user.email} n’a pas de second facteur.`)
    return [`${user.email} n’a plus de second facteur ; ses sessions finissent.`]
  },
}

/** Anybody may have registered that address: whose account it is, is looked at first. */
async function add(user: UserRow, options: readonly string[], world: CommandWorld): Promise<string[]> {
  const isSure = options.includes('--yes')
  const role = await roleOfNew(options, world)
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
      `Rien n’est changé. npm run bo -- staff add ${user.email} --role ${role} --yes prend ce compte dans l’équipe : ses sessions et son mot de passe finissent, et un code pour en choisir un autre part à cette adresse.`,
    ]
  }
  await takeIntoTeam(user, role, world.by, world)
  return [
    ...whose,
    `Ce compte est de l’équipe, ${teamRoleWords[role]}. Son mot de passe n’ouvre plus rien ; un code, bon dix minutes, part à ${user.email}, et « Mot de passe oublié ? » en donne un autre.`,
  ]
}

/** As it is asked for; else the first one is manager, and who comes later dispatcher. */
async function roleOfNew(options: readonly string[], { db }: CommandWorld): Promise<TeamRole> {
  const at = options.indexOf('--role')
  nothingMore(options.filter((option, place) => option !== '--yes' && (at < 0 || (place !== at && place !== at + 1))))
  if (at >= 0) return roleIn(options[at + 1])
  return (await listStaff(db)).some(({ team_role: role }) => role === 'manager') ? 'dispatcher' : 'manager'
}

function roleIn(word: string | undefined): TeamRole {
  const role = teamRoles.find((each) => each === word)
  if (role === undefined) throw new Misused(`Un rôle est ${teamRoles.join(', ')}.`)
  return role
}

function nothingMore([option]: readonly string[]): void {
  if (option !== undefined) throw new Misused(`« ${option} » ne dit rien.`)
}

async function members({ db }: CommandWorld): Promise<string[]> {
  const all = await listStaff(db)
  const secured = await haveFactors(
    db,
    all.map(({ id }) => id),
  )
  return all.length === 0
    ? ['Personne.']
    : all.map((user) => `${nameOf(user)}  ${roleWords(user)}, ${secured.has(user.id) ? 'avec' : 'sans'} second facteur`)
}

function roleWords({ team_role: role }: UserRow): string {
  return role === null ? 'sans rôle' : `${teamRoleWords[role]} (${role})`
}

async function journal({ db }: CommandWorld): Promise<string[]> {
  const changes = await newestRoleChanges(db, 50)
  if (changes.length === 0) return ['Personne n’est entré dans l’équipe, ni sorti.']
  return changes.map(
    ({ at, user_id: id, email, role, by_name: by }) =>
      `${longDayAndTime(new Date(at))}  ${email} (compte n° ${id}) : ${roleChangeWords(role)}, par ${by}`,
  )
}

function nameOf({ id, email, first_name: first, last_name: last }: UserRow): string {
  return `${email}  ${first} ${last} (compte n° ${id})`
}
