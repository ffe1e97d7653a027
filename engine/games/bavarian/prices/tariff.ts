import { rational } from '#engine/core/rational.ts';
import { text } from '#engine/core/text.ts';
import type { Options } from '../options/options.ts';
import { HALF } from '../played/counted.ts';
import { fixed } from '../settlement/fixed.ts';
import { fromPot } from '../settlement/from-pot.ts';
import { paidFor } from '../words/points.ts';
import { cents, showHalfCents } from './cents.ts';
import type { Price } from './price.ts';

/** What a Frage or a Solo costs: half-cents for a point above or below 60, or cents for the whole game. */
export function tariffOf(name: 'frage' | 'solo', { tariff }: Pick<Options, 'tariff'>) {
  const [simple, schneider] = [tariff[`${name}-simple`], tariff[`${name}-schneider`]];
  return {
    point: tariff[`${name}-point`],
    simple,
    schneider,
    /** What a Schneider adds; nothing where it would cost less, which older files may have agreed on. */
    extra: Math.max(0, schneider - simple),
  };
}

/** By the points or at a fixed price, as a table has agreed. */
export const tariff = (name: 'frage' | 'solo'): Price => ({
  listed(options) {
    const { point, simple } = tariffOf(name, options);
    return options.payment === 'fixed' ? String(simple) : showHalfCents(point);
  },
  said(options) {
    const { point, simple, schneider } = tariffOf(name, options);
    return options.payment === 'points'
      ? text(`${cents(point).de} je Auge über/unter 60`, `${cents(point).en} per point over/under 60`)
      : text(`${simple} Cent, Schneider ${schneider}`, `${simple} cents, Schneider ${schneider}`);
  },
  pays(game) {
    const { simple, extra } = tariffOf(name, game.options);
    return game.options.payment === 'points' ? fromPot(game) : fixed(game, simple, extra);
  },
  /** At least one point, also where a tie is lost or won (R26). */
  worked({ options, points }) {
    const { point } = tariffOf(name, options);
    const [by, at] = [paidFor(points), cents(point)];
    return {
      cents: rational(Math.max(1, Math.abs(points - HALF)) * point, 2),
      how: text(`${by.de} zu ${at.de}`, `${by.en} at ${at.en}`),
    };
  },
});
