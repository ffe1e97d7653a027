declare module 'subset-font' {
  /** Keeps what a font needs for the characters of `text`. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      readonly targetFormat: 'woff2';
      readonly variationAxes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
      /** OpenType features that stay, by tag. */
      readonly keepFeatures: readonly string[];
      readonly noHinting: boolean;
    },
  ): Promise<Buffer>;
}

declare module 'fontverter' {
  const fontverter: { convert(font: Buffer, format: 'sfnt'): Promise<Buffer> };
  export default fontverter;
}
