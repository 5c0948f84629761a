// How people see colours: each kind of colour vision, and how far apart two colours are.

export const VISIONS = ['normal', 'protan', 'deutan', 'tritan', 'achromat'] as const;
export type Vision = (typeof VISIONS)[number];

/** The models of missing cones: Machado, Oliveira and Fernandes 2009, or Brettel, Viénot and Mollon 1997. */
export const METHODS = ['Machado', 'Brettel'] as const;
export type VisionMethod = (typeof METHODS)[number];

type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

const GREY: Triple = [0.2126, 0.7152, 0.0722];
/** Machado's at full strength, over linear red, green and blue. */
const SIGHTS: Readonly<Record<Vision, Matrix>> = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
  achromat: [GREY, GREY, GREY],
};

/** Brettel's, over the same: two half planes, and the plane that separates them; not negative on this side. */
const HALF_PLANES: Partial<
  Record<Vision, { readonly between: Triple; readonly sides: readonly [Matrix, Matrix] }>
> = {
  protan: {
    between: [0.00048, 0.00393, -0.00441],
    sides: [
      [
        [0.1498, 1.19548, -0.34528],
        [0.10764, 0.84864, 0.04372],
        [0.00384, -0.0054, 1.00156],
      ],
      [
        [0.1457, 1.16172, -0.30742],
        [0.10816, 0.85291, 0.03892],
        [0.00386, -0.00524, 1.00139],
      ],
    ],
  },
  deutan: {
    between: [-0.00281, -0.00611, 0.00892],
    sides: [
      [
        [0.36477, 0.86381, -0.22858],
        [0.26294, 0.64245, 0.09462],
        [-0.02006, 0.02728, 0.99278],
      ],
      [
        [0.37298, 0.88166, -0.25464],
        [0.25954, 0.63506, 0.1054],
        [-0.0198, 0.02784, 0.99196],
      ],
    ],
  },
  tritan: {
    between: [0.03901, -0.02788, -0.01113],
    sides: [
      [
        [1.01277, 0.13548, -0.14826],
        [-0.01243, 0.86812, 0.14431],
        [0.07589, 0.805, 0.11911],
      ],
      [
        [0.93678, 0.18979, -0.12657],
        [0.06154, 0.81526, 0.1232],
        [-0.37562, 1.12767, 0.24796],
      ],
    ],
  },
};

/** CIEDE2000 of two colours as `#90221a`. */
export function distance(vision: Vision, method: VisionMethod, one: string, other: string): number {
  return ciede2000(labOf(seen(vision, method, one)), labOf(seen(vision, method, other)));
}

function seen(vision: Vision, method: VisionMethod, colour: string): Triple {
  const linear = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  const sight = sightOf(vision, method, linear);
  return triple((row) => Math.min(1, Math.max(0, dot(sight[row] ?? GREY, linear))));
}

/** With all cones, or none, both models agree. */
function sightOf(vision: Vision, method: VisionMethod, linear: readonly number[]): Matrix {
  const planes = method === 'Brettel' ? HALF_PLANES[vision] : undefined;
  if (!planes) return SIGHTS[vision];
  const [first, second] = planes.sides;
  return dot(planes.between, linear) >= 0 ? first : second;
}

const TO_XYZ: Matrix = [
  [0.4124564, 0.3575761, 0.1804375],
  [0.2126729, 0.7151522, 0.072175],
  [0.0193339, 0.119192, 0.9503041],
];
/** D65. */
const WHITE: Triple = [0.95047, 1, 1.08883];

function labOf(rgb: Triple): Triple {
  const [x, y, z] = triple((row) => {
    const part = dot(TO_XYZ[row] ?? GREY, rgb) / (WHITE[row] ?? 1);
    return part > 216 / 24389 ? Math.cbrt(part) : ((24389 / 27) * part + 16) / 116;
  });
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** Sharma, Wu and Dalal 2005. */
export function ciede2000([l1, a1, b1]: Triple, [l2, a2, b2]: Triple): number {
  const meanC = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
  const g = 0.5 * (1 - Math.sqrt(meanC ** 7 / (meanC ** 7 + 25 ** 7)));
  const [c1, c2] = [Math.hypot((1 + g) * a1, b1), Math.hypot((1 + g) * a2, b2)];
  const [h1, h2] = [hue((1 + g) * a1, b1), hue((1 + g) * a2, b2)];
  const turn = c1 * c2 === 0 ? 0 : shortest(h2 - h1);
  const deltaH = 2 * Math.sqrt(c1 * c2) * sine(turn / 2);
  const meanL = (l1 + l2) / 2;
  const mean = (c1 + c2) / 2;
  const meanH = meanHue(h1, h2, c1 * c2 === 0);
  const t =
    1 -
    0.17 * cosine(meanH - 30) +
    0.24 * cosine(2 * meanH) +
    0.32 * cosine(3 * meanH + 6) -
    0.2 * cosine(4 * meanH - 63);
  const light = (l2 - l1) / (1 + (0.015 * (meanL - 50) ** 2) / Math.sqrt(20 + (meanL - 50) ** 2));
  const chroma = (c2 - c1) / (1 + 0.045 * mean);
  const hues = deltaH / (1 + 0.015 * mean * t);
  const rotation =
    -sine(60 * Math.exp(-(((meanH - 275) / 25) ** 2))) * 2 * Math.sqrt(mean ** 7 / (mean ** 7 + 25 ** 7));
  return Math.sqrt(light ** 2 + chroma ** 2 + hues ** 2 + rotation * chroma * hues);
}

function hue(a: number, b: number): number {
  return a === 0 && b === 0 ? 0 : ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
}

function shortest(turn: number): number {
  if (turn > 180) return turn - 360;
  return turn < -180 ? turn + 360 : turn;
}

function meanHue(one: number, other: number, grey: boolean): number {
  const sum = one + other;
  if (grey) return sum;
  if (Math.abs(one - other) <= 180) return sum / 2;
  return sum < 360 ? (sum + 360) / 2 : (sum - 360) / 2;
}

function sine(degrees: number): number {
  return Math.sin((degrees * Math.PI) / 180);
}

function cosine(degrees: number): number {
  return Math.cos((degrees * Math.PI) / 180);
}

function triple(at: (index: number) => number): Triple {
  return [at(0), at(1), at(2)];
}

function dot(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, part, index) => sum + part * (other[index] ?? 0), 0);
}
