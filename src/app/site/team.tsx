import type { TeamMember } from '#content/company.ts'

/** The cards of the founding team: name, role, description, as the operator wrote them. */
export function Team({ members }: { readonly members: readonly TeamMember[] }) {
  return (
    <section className="site-band" aria-labelledby="equipe">
      <h2 id="equipe" className="about-title">
        L’équipe fondatrice
      </h2>
      <ul className="team">
        {members.map(({ name, role, description }) => (
          <li key={`${name} ${role}`} className="team-card">
            <span className="team-mark" aria-hidden="true">
              {initials(name)}
            </span>
            <h3>{name}</h3>
            <p className="team-role">{role}</p>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** 'Prénom Nom' → 'PN'. */
function initials(name: string): string {
  return name
    .split(/\s+/)
    .map((word) => word[0] ?? '')
    .join('')
    .slice(0, 2)
}
