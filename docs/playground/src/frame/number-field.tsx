/** A label with a number to type; what is typed is brought into its bounds. */
export type NumberFieldProps = {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** What stands for a text that is no number. */
  readonly usual: number;
  readonly onChange: (value: number) => void;
};

export function NumberField({ label, value, min, max, usual, onChange }: NumberFieldProps) {
  return (
    <label class="kit-choice">
      <span>{label}</span>
      <input
        type="number"
        min={min}
        max={max}
        value={value}
        onChange={({ currentTarget }) => onChange(Math.min(max, Math.max(min, Number(currentTarget.value) || usual)))}
      />
    </label>
  );
}
