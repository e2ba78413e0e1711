/** What more than one screen draws beside its words: paths for a line icon, 24 by 24. */
export const arrowAround = 'M5 5v5h5M5.6 10a7 7 0 1 1-.4 4.5'
export const arrowDown = 'M12 4v11m0 0 4.5-4.5M12 15l-4.5-4.5M4.5 20h15'
export const arrowOut = 'M12 15V4m0 0L8 8m4-4 4 4M5 12v8h14v-8'
export const bin = 'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.8 12.5h9.4L17.5 7M10 11v5M14 11v5'
export const telephone =
  'M6.5 3.5h3l1.5 4.5-2 1.5a12 12 0 0 0 5.5 5.5l1.5-2 4.5 1.5v3a2 2 0 0 1-2 2A15.5 15.5 0 0 1 4.5 5.5a2 2 0 0 1 2-2z'
