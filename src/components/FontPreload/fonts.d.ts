/** The bundler copies a font file and hands out its address. */
declare module '*.woff2' {
  const url: string;
  export default url;
}
