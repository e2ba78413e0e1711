/** What pdfkit reads typefaces with. pdfkit also takes one that is read already, though its own types do not say so. */
declare module 'fontkit' {
  export type Typeface = PDFKit.Mixins.PDFFontSource & {
    /** The glyphs drawn so far, each with the letters that it stood for the first time. */
    _glyphs: Record<number, unknown>
    readonly unitsPerEm: number
    hasGlyphForCodePoint(codePoint: number): boolean
    layout(text: string): { readonly glyphs: readonly Glyph[] }
  }
  interface Glyph {
    readonly path: { toSVG(): string }
    readonly advanceWidth: number
  }
  export function openSync(path: string): Typeface
}
