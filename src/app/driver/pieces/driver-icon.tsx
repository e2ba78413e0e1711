import { telephone } from '#ui/say/icon-paths.ts'
import { LineIcon } from '#ui/say/line-icon.tsx'

/** A drawing of the driver's screens, said by the words beside it. */
export function DriverIcon({ name }: { readonly name: DriverIconName }) {
  return <LineIcon d={drawings[name]} />
}

type DriverIconName = keyof typeof drawings

const drawings = {
  access: 'M4.5 4.5v15M19.5 4.5v15M4.5 8h15M4.5 14.5h15M9.5 8v6.5M14.5 8v6.5',
  address: 'M12 21s-6.5-6-6.5-11a6.5 6.5 0 0 1 13 0c0 5-6.5 11-6.5 11M12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5',
  absent: 'M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5c.6-4 3.6-6 7.5-6s6.9 2 7.5 6',
  camera:
    'M4 8h3l2-3h6l2 3h3a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V9a1 1 0 0 1 1-1zm8 2.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z',
  day: 'M4.5 6.5h15V20h-15zM4.5 10.5h15M8.5 4v4M15.5 4v4M12 12.8v4.4M9.8 15h4.4',
  done: 'm5 12.5 4.5 4.5L19 7.5',
  euro: 'M18 6.5a7 7 0 1 0 0 11M4 10.5h9M4 13.5h8',
  next: 'm9.5 6 6 6-6 6',
  down: 'm6.5 9.5 5.5 5.5 5.5-5.5',
  offline:
    'M3 9.5a13 13 0 0 1 4-2.5M11 6a13 13 0 0 1 10 3.5M6.5 13a8 8 0 0 1 3-1.8M15 11.7a8 8 0 0 1 2.5 1.3M12 17.5v.1M4 4l16 16',
  other: 'M4 5h16v11H10l-4.5 4v-4H4z',
  paper: 'M6 3h9l3.5 3.5V21H6zM9.5 9.5h5.5M9.5 13h5.5M9.5 16.5h3.5',
  phone: telephone,
  refused: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM6 6l12 12',
  truck:
    'M2.5 6h11v10.5h-11zM13.5 9.5h4.2l3.8 3.7v3.3h-8M7 19.2a1.9 1.9 0 1 0 0-3.8 1.9 1.9 0 0 0 0 3.8zM17.2 19.2a1.9 1.9 0 1 0 0-3.8 1.9 1.9 0 0 0 0 3.8z',
  way: 'm12 3.5 6.5 16.5-6.5-4-6.5 4z',
} as const
