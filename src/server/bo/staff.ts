import { listStaff, setRole } from '#server/users/users.ts'
import { HttpError } from '#server/http-error.ts'
import { Misused, type Command } from './command.ts'

export const staff: Command = {
  async run([action, word = ''], { db }) {
    if (action === 'list') {
      const members = await listStaff(db)
      return members.length === 0 ? ['Personne.'] : members.map(({ id, email, first_name: first, last_name: last }) => `${email}  ${first} ${last} (compte n° ${id})`)
    }
    const email = word.trim().toLowerCase()
    if ((action !== 'add' && action !== 'remove') || email === '') throw new Misused('Il manque l’action ou l’adresse.')
    // A token says its role: the old ones end.
    if (!(await setRole(db, email, action === 'add' ? 'staff' : 'supplier'))) throw new HttpError(404, `Aucun compte pour ${email} : la personne en crée un sur le site, puis cette commande.`)
    return [action === 'add' ? `${email} est de l’équipe, et se connecte de nouveau.` : `${email} n’est plus de l’équipe.`]
  },
}
