import { addAll } from '../../kernel/index.ts';
import { type FindingsSink, type ListedFinding, listedFindings } from './listed-findings.ts';

/** Rows that are written together: few enough for any memory, enough to be packed well. */
const GROUP = 50_000;

const TEXTS = ['file', 'rule', 'severity', 'message', 'expected', 'found', 'fix'] as const;
const NUMBERS = ['line', 'column', 'length', 'hand'] as const;

/** The list as columns (Apache Parquet); it is whole only once it is closed. */
export async function openParquet(path: string): Promise<FindingsSink> {
  const { fileWriter, ParquetWriter } = await import('hyparquet-writer');
  const writer = fileWriter(path);
  const parquet = new ParquetWriter({
    writer,
    schema: [
      { name: 'findings', num_children: TEXTS.length + NUMBERS.length },
      ...NUMBERS.map((name) => ({
        name,
        type: 'INT64' as const,
        repetition_type: 'OPTIONAL' as const,
      })),
      ...TEXTS.map((name) => ({
        name,
        type: 'BYTE_ARRAY' as const,
        converted_type: 'UTF8' as const,
        repetition_type: 'OPTIONAL' as const,
      })),
    ],
  });
  let rows: ListedFinding[] = [];
  const writeGroup = async (): Promise<void> => {
    if (rows.length === 0) return;
    const group = rows;
    rows = [];
    await parquet.write({
      columnData: [
        ...NUMBERS.map((name) => ({ name, data: group.map((row) => wide(row[name])) })),
        ...TEXTS.map((name) => ({ name, data: group.map((row) => row[name]) })),
      ],
      rowGroupSize: GROUP,
    });
  };
  return {
    async write(lines) {
      addAll(rows, listedFindings(lines));
      if (rows.length >= GROUP) await writeGroup();
    },
    flush: async () => writer.offset,
    async close() {
      await writeGroup();
      await parquet.finish();
    },
  };
}

const wide = (value: number | null): bigint | null => (value === null ? null : BigInt(value));
