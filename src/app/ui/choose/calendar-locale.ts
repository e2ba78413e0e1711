/** The locale that the calendar's library and its dates fall back on, under the name that they look for: ours, instead of English ones that nobody would read (vite.config.ts). */
export { fr as enUS } from 'date-fns/locale/fr'
