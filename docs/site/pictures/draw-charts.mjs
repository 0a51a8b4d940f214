import { writeFileSync } from 'node:fs';
import { allResults } from '../../../tools/bench/assemble-page.mjs';
import { chartOf } from '../../../tools/bench/charts.mjs';
import { drawChart } from './draw-chart.mjs';

/** Draws every table of the benchmarks that has a chart into a folder. */
export function drawCharts(folder) {
  for (const { tables } of allResults()) {
    for (const table of tables) {
      const chart = chartOf(table);
      if (chart) writeFileSync(new URL(chart.file, folder), drawChart(chart));
    }
  }
}
