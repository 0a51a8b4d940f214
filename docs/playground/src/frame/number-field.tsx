/** A label with a whole number to type; what is typed is brought into its bounds, and the field shows what became of it. */
export type NumberFieldProps = {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** What stands for an empty field; browsers leave a field empty that holds no number. */
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
        onChange={({ currentTarget }) => {
          const typed = currentTarget.value === '' ? usual : Math.round(Number(currentTarget.value));
          const taken = Math.min(max, Math.max(min, typed));
          currentTarget.value = String(taken);
          onChange(taken);
        }}
      />
    </label>
  );
}
