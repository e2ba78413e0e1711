/** The locale that the calendar library falls back on, by its name: French, not unread English (vite.config.ts). */
export { fr as enUS } from 'date-fns/locale/fr'
