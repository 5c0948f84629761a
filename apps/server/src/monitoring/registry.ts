// Metrics in Prometheus's text format: counters, gauges and histograms.

/** By name; every value is one of a few constants, never personal data. */
export type Labels = Readonly<Record<string, string>>;

export interface Counter {
  add(labels?: Labels): void;
}

export interface Histogram {
  observe(value: number): void;
}

/** One value of a gauge. */
export interface Sample {
  readonly labels?: Labels;
  readonly value: number;
}

export interface Registry {
  counter(name: string, help: string): Counter;
  /** `bounds` in growing order. */
  histogram(name: string, help: string, bounds: readonly number[]): Histogram;
  /** Computed on every read; nothing if it is not available. */
  gauge(name: string, help: string, read: () => readonly Sample[] | Promise<readonly Sample[]>): void;
  text(): Promise<string>;
}

type Metric = () => Promise<readonly string[]>;

export function createRegistry(): Registry {
  const metrics: Metric[] = [];
  const head = (name: string, help: string, type: string) => [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${type}`,
  ];
  return {
    counter(name, help) {
      const values = new Map<string, number>();
      metrics.push(async () => [
        ...head(name, help, 'counter'),
        ...[...values].map(([labels, value]) => `${name}${labels} ${value}`),
      ]);
      return {
        add(labels = {}) {
          const key = labelsText(labels);
          values.set(key, (values.get(key) ?? 0) + 1);
        },
      };
    },
    histogram(name, help, bounds) {
      const counts = bounds.map(() => 0);
      let [count, sum] = [0, 0];
      metrics.push(async () => [
        ...head(name, help, 'histogram'),
        ...bounds.map((bound, index) => `${name}_bucket{le="${bound}"} ${counts[index]}`),
        `${name}_bucket{le="+Inf"} ${count}`,
        `${name}_sum ${sum}`,
        `${name}_count ${count}`,
      ]);
      return {
        observe(value) {
          count += 1;
          sum += value;
          for (const [index, bound] of bounds.entries())
            if (value <= bound) counts[index] = (counts[index] ?? 0) + 1;
        },
      };
    },
    gauge(name, help, read) {
      metrics.push(async () => {
        const samples = await Promise.resolve()
          .then(read)
          .catch(() => []);
        const lines = samples.map(({ labels = {}, value }) => `${name}${labelsText(labels)} ${value}`);
        return lines.length === 0 ? [] : [...head(name, help, 'gauge'), ...lines];
      });
    },
    async text() {
      const parts = await Promise.all(metrics.map((metric) => metric()));
      return parts.flatMap((lines) => lines.map((line) => `${line}\n`)).join('');
    },
  };
}

function labelsText(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
}
