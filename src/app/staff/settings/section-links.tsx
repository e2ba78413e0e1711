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
    const crossing = new Set<string>()
    const watcher = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) crossing.add(target.id)
          else crossing.delete(target.id)
        const first = sections.find(([id]) => crossing.has(id))
        // Of two cards side by side the one that was asked for stays.
        if (first !== undefined) see((before) => (crossing.has(before) ? before : first[0]))
      },
      // A line in the upper part of the screen.
      { rootMargin: '-25% 0px -74% 0px' },
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
