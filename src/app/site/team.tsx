import type { TeamMember } from '#content/site.ts'

/** The cards of the team: name, role, description, as the operator wrote them. */
export function Team({ members }: { readonly members: readonly TeamMember[] }) {
  return (
    <section className="site-band" aria-labelledby="equipe">
      <h2 id="equipe" className="about-title">
        Qui fait quoi
      </h2>
      <ul className="team">
        {members.map(({ name, role, description }) => (
          <li key={`${name} ${role}`} className="team-card">
            <h3>{name}</h3>
            <p className="team-role">{role}</p>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
