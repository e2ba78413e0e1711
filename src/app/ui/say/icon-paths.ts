/** What more than one screen draws beside its words: paths for a line icon, 24 by 24. */
export const arrowAround = 'M5 5v5h5M5.6 10a7 7 0 1 1-.4 4.5'
export const arrowDown = 'M12 4v11m0 0 4.5-4.5M12 15l-4.5-4.5M4.5 20h15'
export const arrowOut = 'M12 15V4m0 0L8 8m4-4 4 4M5 12v8h14v-8'
export const bankCard = 'M3.5 6h17v12h-17zM3.5 10h17M7 14.5h4'
export const bin = 'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.8 12.5h9.4L17.5 7M10 11v5M14 11v5'
export const telephone =
  'M6.5 3.5h3l1.5 4.5-2 1.5a12 12 0 0 0 5.5 5.5l1.5-2 4.5 1.5v3a2 2 0 0 1-2 2A15.5 15.5 0 0 1 4.5 5.5a2 2 0 0 1 2-2z'

/** The four steps of an order, each a path, 24 by 24. */
export const stepDrawings = {
  validation: 'M7 3.5h10v17l-2.5-1.6-2.5 1.6-2.5-1.6L7 20.5zM10 8.5h4M10 12.5h4',
  preparation: 'm4.5 8 7.5-4 7.5 4v8L12 20l-7.5-4zM4.5 8 12 12l7.5-4M12 12v8',
  livraison:
    'M3.5 7h10v9h-10zM13.5 10h4l3 3v3h-7M7 18.5a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3M17 18.5a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3',
  livre: 'M12 21s-6.5-6-6.5-11a6.5 6.5 0 0 1 13 0c0 5-6.5 11-6.5 11M12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5',
}
