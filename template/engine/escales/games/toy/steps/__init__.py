"""The phases of Toy, one module each.

A step says what may be done in its phase, why something may not, and what comes of it. Every
event and every refusal names its rule.
"""
