// The front door: commitments to hidden codes.

export {};
