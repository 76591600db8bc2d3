import { expect, test } from "vitest";
import { bring, fit, NO_MARGIN, zoomAt } from "../src/lib/board/sight";

test("a region is fitted into the free part of the window and not beyond the largest scale", () => {
  expect(fit({ x: 100, y: 0, width: 200, height: 100 }, 500, 400, { ...NO_MARGIN, left: 100 }, 10)).toEqual({ x: -100, y: 100, scale: 2 });
  expect(fit({ x: 0, y: 0, width: 10, height: 10 }, 100, 100, NO_MARGIN, 3).scale).toBe(3);
});

test("the point under the finger stays there while zooming", () => {
  const sight = { x: 30, y: -20, scale: 1.5 };
  const near = zoomAt(sight, 3, 120, 80);
  expect((120 - near.x) / near.scale).toBeCloseTo((120 - sight.x) / sight.scale);
  expect((80 - near.y) / near.scale).toBeCloseTo((80 - sight.y) / sight.scale);
});

test("what is in sight stays, what is not is brought in just so far", () => {
  const sight = { x: 0, y: 0, scale: 1 };
  expect(bring({ x: 10, y: 10, width: 50, height: 50 }, sight, 100, 100, NO_MARGIN)).toBe(sight);
  expect(bring({ x: 90, y: -20, width: 30, height: 30 }, sight, 100, 100, NO_MARGIN)).toEqual({ x: -20, y: 20, scale: 1 });
});

test("what is larger than the window is made smaller until it fits", () => {
  const { x, y, scale } = bring({ x: 0, y: 0, width: 400, height: 100 }, { x: 0, y: 0, scale: 1 }, 100, 100, NO_MARGIN);
  expect(scale).toBe(0.25);
  expect(x).toBe(0);
  expect(y).toBeGreaterThanOrEqual(0);
});
