/** How far apart two colours look, to people who see all colours and to those who do not.
 *
 * The distance is CIEDE2000 (Sharma, Wu, Dalal 2005). What dichromats see is simulated with the matrices of Machado,
 * Oliveira and Fernandes 2009 for complete loss of a cone, on linear light.
 */

type Triple = [number, number, number];
type Lab = Triple;
type Matrix = readonly [Triple, Triple, Triple];

/** The ways of seeing that the palette is made for. */
export const SIGHTS = ["all colours", "no red cones", "no green cones", "no blue cones"] as const;
export type Sight = (typeof SIGHTS)[number];

const SIMULATED: Record<Sight, Matrix> = {
  "all colours": [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  "no red cones": [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  "no green cones": [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  "no blue cones": [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** Linear light to XYZ, in parts of the white of sRGB. */
const TO_XYZ: Matrix = [
  [0.4124564 / 0.95047, 0.3575761 / 0.95047, 0.1804375 / 0.95047],
  [0.2126729, 0.7151522, 0.072175],
  [0.0193339 / 1.08883, 0.119192 / 1.08883, 0.9503041 / 1.08883],
];

const times = (matrix: Matrix, [x, y, z]: Triple): Triple => {
  const [r, s, t] = matrix;
  return [r[0] * x + r[1] * y + r[2] * z, s[0] * x + s[1] * y + s[2] * z, t[0] * x + t[1] * y + t[2] * z];
};

const within = (value: number): number => Math.min(1, Math.max(0, value));

/** The light of a colour that is written `#rgb` or `#rrggbb`. */
function lightOf(colour: string): Triple {
  const digits = colour.length === 4 ? colour.replace(/\w/g, "$&$&") : colour;
  const channel = (at: number): number => {
    const value = parseInt(digits.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

function labOf(light: Triple): Lab {
  const bent = (t: number): number => (t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116);
  const [x, y, z] = times(TO_XYZ, light);
  return [116 * bent(y) - 16, 500 * (bent(x) - bent(y)), 200 * (bent(y) - bent(z))];
}

/** A colour as each way of seeing has it, in Lab, in the order of `SIGHTS`. */
export function seen(colour: string): Lab[] {
  const light = lightOf(colour);
  return SIGHTS.map((sight) => {
    const [red, green, blue] = times(SIMULATED[sight], light);
    return labOf([within(red), within(green), within(blue)]);
  });
}

const TURN = Math.PI / 180;
const BEND = 25 ** 7;

const hueOf = (a: number, b: number): number => (Math.atan2(b, a) / TURN + 360) % 360;

/** The mean of two hues, along the shorter way around. */
function between(one: number, other: number): number {
  const mean = (one + other) / 2;
  return Math.abs(one - other) <= 180 ? mean : mean < 180 ? mean + 180 : mean - 180;
}

/** The distance of two colours in Lab by CIEDE2000. */
export function distance([l1, a1, b1]: Lab, [l2, a2, b2]: Lab): number {
  const chroma7 = ((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2) ** 7;
  const stretched = 1.5 - 0.5 * Math.sqrt(chroma7 / (chroma7 + BEND));
  const [c1, c2] = [Math.hypot(a1 * stretched, b1), Math.hypot(a2 * stretched, b2)];
  const [h1, h2] = [hueOf(a1 * stretched, b1), hueOf(a2 * stretched, b2)];
  const grey = c1 * c2 === 0;
  const turn = grey ? 0 : ((h2 - h1 + 540) % 360) - 180;
  const [light, chroma, hue] = [(l1 + l2) / 2, (c1 + c2) / 2, grey ? h1 + h2 : between(h1, h2)];
  const wave =
    1 -
    0.17 * Math.cos((hue - 30) * TURN) +
    0.24 * Math.cos(2 * hue * TURN) +
    0.32 * Math.cos((3 * hue + 6) * TURN) -
    0.2 * Math.cos((4 * hue - 63) * TURN);
  const off = (light - 50) ** 2;
  const byLight = (l2 - l1) / (1 + (0.015 * off) / Math.sqrt(20 + off));
  const byChroma = (c2 - c1) / (1 + 0.045 * chroma);
  const byHue = (2 * Math.sqrt(c1 * c2) * Math.sin((turn * TURN) / 2)) / (1 + 0.015 * chroma * wave);
  const blue = 60 * Math.exp(-(((hue - 275) / 25) ** 2));
  const twist = -2 * Math.sqrt(chroma ** 7 / (chroma ** 7 + BEND)) * Math.sin(blue * TURN);
  return Math.sqrt(byLight ** 2 + byChroma ** 2 + byHue ** 2 + twist * byChroma * byHue);
}

/** The contrast of two colours as WCAG reckons it: 4.5 is enough for text. */
export function contrast(one: string, other: string): number {
  const [, dim] = times(TO_XYZ, lightOf(one));
  const [, bright] = times(TO_XYZ, lightOf(other));
  return (Math.max(dim, bright) + 0.05) / (Math.min(dim, bright) + 0.05);
}
