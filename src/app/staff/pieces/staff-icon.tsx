import { LineIcon } from '#ui/say/line-icon.tsx'

/** A drawing of the team's screens, said by the words beside it. */
export function StaffIcon({ name }: { readonly name: StaffIconName }) {
  return <LineIcon d={drawings[name]} />
}

export type StaffIconName = keyof typeof drawings

const drawings = {
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5 21 21',
  undo: 'M9 7 4.5 11.5 9 16M5 11.5h9a5 5 0 0 1 0 10h-3',
  refresh: 'M20 11a8 8 0 1 0-2.5 6.5M20 4.5V11h-6.5',
  slip: 'M6 3h9l3.5 3.5V21l-2.6-1.6L13.3 21l-2.6-1.6L8.1 21 6 19.6zM9.5 9h5.5M9.5 13h5.5',
  camera:
    'M4 8h3l2-3h6l2 3h3a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V9a1 1 0 0 1 1-1zm8 2.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z',
  phone:
    'M6.5 3.5 9 4l1.2 4.2-2 1.6a12 12 0 0 0 6 6l1.6-2L20 15l.5 2.5c.2 1.4-1 2.7-2.4 2.6C10.3 19.6 4.4 13.7 3.9 5.9 3.8 4.5 5.1 3.3 6.5 3.5z',
  mail: 'M3.5 6h17v12.5h-17zM4 6.5l8 6.5 8-6.5',
  box: 'm12 3 8 4.2v9.6L12 21l-8-4.2V7.2zM4 7.2l8 4.3 8-4.3M12 11.5V21',
  truck:
    'M2.5 6h11v10.5h-11zM13.5 9.5h4.2l3.8 3.7v3.3h-8M7 19.2a1.9 1.9 0 1 0 0-3.8 1.9 1.9 0 0 0 0 3.8zM17.2 19.2a1.9 1.9 0 1 0 0-3.8 1.9 1.9 0 0 0 0 3.8z',
  warning: 'M12 4 2.8 20h18.4zM12 10v4.5M12 17.2v.2',
  done: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM8 12.4l2.8 2.8L16.2 9.6',
  more: 'M5.5 12h.01M12 12h.01M18.5 12h.01',
  print:
    'M7 8.5V3.5h10v5M7 17H5a1.5 1.5 0 0 1-1.5-1.5v-5A2 2 0 0 1 5.5 8.5h13a2 2 0 0 1 2 2v5A1.5 1.5 0 0 1 19 17h-2M7 13.5h10v7H7z',
  way: 'M12 21s7-6.3 7-11.5a7 7 0 1 0-14 0C5 14.7 12 21 12 21zm0-9.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
} as const
