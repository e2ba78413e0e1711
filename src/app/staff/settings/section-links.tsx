import { useEffect, useState } from 'react'

/** The cards of the page by their anchors. */
export const sections = [
  ['calendrier', 'Calendrier'],
  ['zone', 'Zone'],
  ['places', 'Places'],
  ['depots', 'Dépôts'],
  ['journal', 'Journal'],
] as const

/** Where the page leads to, the card that is in sight marked. */
export function SectionLinks() {
  const [inSight, see] = useState<string>(sections[0][0])
  useEffect(() => {
    const shown = new Map<string, number>()
    const watcher = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries) shown.set(target.id, intersectionRatio)
        const most = Math.max(...shown.values())
        const first = sections.find(([id]) => shown.get(id) === most)
        if (first !== undefined && most > 0) see(first[0])
      },
      { threshold: [0, 0.25, 0.5, 0.75, 1] },
    )
    for (const [id] of sections) {
      const card = document.getElementById(id)
      if (card !== null) watcher.observe(card)
    }
    return () => watcher.disconnect()
  }, [])
  return (
    <nav className="settings-sections" aria-label="Réglages">
      {sections.map(([id, label]) => (
        <a key={id} href={`#${id}`} aria-current={id === inSight ? 'location' : undefined} onClick={() => see(id)}>
          {label}
        </a>
      ))}
    </nav>
  )
}
