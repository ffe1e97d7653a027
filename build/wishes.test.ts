import { describe, expect, test } from 'vitest';
import { wantedBy } from './wishes.ts';

describe('npm start', () => {
  test('takes folders and a port', () => {
    expect(wantedBy([])).toEqual({ wishes: {} });
    expect(wantedBy(['--data', 'a', '--documents=b', '--port', '8080'])).toEqual({
      wishes: { data: 'a', documents: 'b', port: '8080' },
    });
  });

  test.each([['--help'], ['-h']])('says what there is for %s', (arg) =>
    expect(wantedBy([arg])).toEqual({ help: true }),
  );

  test.each([
    [['--hilfe'], '--hilfe'],
    [['--data', 'a', '--ports=1'], '--ports'],
    [['folder'], 'folder'],
    [['--data'], '--data'],
    [['--port='], '--port'],
  ])('names what there is not in %j', (args, strange) => expect(wantedBy(args)).toEqual({ help: true, strange }));
});
