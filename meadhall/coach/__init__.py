"""The coach: where a game turned, what would have been better and why, and riddles to learn from."""

from .analysis import Analysis, AnalysisError, Moment, Option, SeatReport
from .review import analyse

__all__ = ["Analysis", "AnalysisError", "Moment", "Option", "SeatReport", "analyse"]
