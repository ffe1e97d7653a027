/** SVG files as pictures by name, without their outer element; suit signs keep their own name. */
export function strip(files: Readonly<Record<string, string>>, prefix: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(files).map(([path, svg]) => {
      const name = path.slice(path.lastIndexOf('/') + 1, -'.svg'.length);
      const inner = svg.replace(/^[^<]*<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '');
      return [name.startsWith('sign-') ? name : germanName(name, prefix), inner];
    }),
  );
}

/** German pictures are filed by rank and suit (`KE`), cards by suit and rank. */
const germanName = (name: string, prefix: string): string =>
  prefix === 'german-' ? prefix + name.charAt(1) + name.charAt(0) : prefix + name;
