/** The four steps of an order, each a path, 24 by 24. */
export const stepDrawings = {
  validation: 'M7 3.5h10v17l-2.5-1.6-2.5 1.6-2.5-1.6L7 20.5zM10 8.5h4M10 12.5h4',
  preparation: 'm4.5 8 7.5-4 7.5 4v8L12 20l-7.5-4zM4.5 8 12 12l7.5-4M12 12v8',
  livraison:
    'M3.5 7h10v9h-10zM13.5 10h4l3 3v3h-7M7 18.5a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3M17 18.5a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3',
  livre: 'M12 21s-6.5-6-6.5-11a6.5 6.5 0 0 1 13 0c0 5-6.5 11-6.5 11M12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5',
}
